import { coachContext } from "@/tests/support/factories/coach-context";
import type { CoachTurn } from "../schema";
import { compilePrompt } from "./compile-prompt";
import { findOfferedPractice } from "./practice-offers";

const practice = (id: string, title: string, minutes: number) => ({
  id,
  title,
  minutes,
  when: "",
  result: "",
  names: [],
});
const PRACTICES = [practice("decide", "Decide", 15), practice("hard-conversation", "Prepare a hard conversation", 15)];
const offered = (reply: string) => findOfferedPractice(reply, PRACTICES)?.practiceId ?? null;

it.each([
  ['"Prepare a hard conversation" takes you through it.', "hard-conversation"],
  ["Dafür gibt es „Prepare a hard conversation“.", "hard-conversation"],
  ["For this there is “Decide.”", "decide"],
  ["You decide when.", null],
  ['You wrote "decide" twice.', null],
  ['There are "Decide" and "Prepare a hard conversation".', null],
])("in '%s' offers %s", (reply, id) => {
  expect(offered(reply)).toBe(id);
});

const user = (content: string): CoachTurn => ({ role: "user", content });
const assistant = (content: string): CoachTurn => ({ role: "assistant", content });
const compile = (turns: CoachTurn[], conversationId: string | null = "conversation-1") =>
  compilePrompt({ context: coachContext({ practices: PRACTICES, conversationId }), turns, tokenBudget: 10_000 });

it("tells a model the titles, outside of the data, where a practice can be started", () => {
  const [system] = compile([user("Hello")]);
  expect(system?.content.split("[data ")[0]).toContain('"Decide", "Prepare a hard conversation".');
  expect(compile([user("Hello")], null)[0]?.content).not.toContain("Practices");
});

it("forbids a further offer for three replies", () => {
  const lineAfter = (replies: string[]) =>
    compile([...replies.flatMap((reply) => [user("It is hard."), assistant(reply)]), user("Hm.")]).at(-1)?.content;
  const offer = 'There is "Decide" for this.';
  expect(lineAfter(["I see."])).not.toContain("Offer no practice");
  expect(lineAfter([offer, "I see.", "So it is."])).toContain("Offer no practice, unless they ask for one.");
  expect(lineAfter([offer, "I see.", "So it is.", "Yes."])).not.toContain("Offer no practice");
});
