import { danaContext } from "@/tests/evals/dana";
import { holdConversation } from "@/tests/evals/listener-cases";
import { listen } from "../listen";
import { listTold, writeTold } from "./told";

const user = (content: string) => ({ role: "user" as const, content });
const coach = (content: string) => ({ role: "assistant" as const, content });

it("puts each answer under the question before it", () => {
  const turns = [
    user("The belt stopped nine times this week."),
    coach("I see. What should come of it for you?"),
    user("A plan that Luc has made himself"),
  ];
  expect(writeTold(listTold(turns))).toBe(
    "“The belt stopped nine times this week.”\n\n" +
      "**What should come of it for you?**\n\n“A plan that Luc has made himself”",
  );
});

it("shortens a long answer at a word", () => {
  const [told] = listTold([user("word ".repeat(100))]);
  expect(told?.answer).toMatch(/word …$/);
  expect(told?.answer.length).toBeLessThan(310);
});

const STORY = [
  "I run a small vet practice and somehow I am flat.",
  "I would like to look forward to Mondays again.",
  "Two weeks off in June. It was fine there, and gone by Wednesday.",
  "My sister would say that I never hand anything over.",
  "The opening hours are mine, the chain that wants to buy us is not.",
  "I would begin with one evening a week without the phone.",
  "I ring Ellie on Thursday about the surgery list.",
];

it("asks two open questions where no matter is known, and offers one practice after them", async () => {
  const held = holdConversation(STORY, await danaContext(), listen);
  const replies = held.map(({ reply }) => reply);
  expect(replies.map(({ state }) => state.matter)).toEqual(STORY.map(() => null));
  expect(replies.flatMap(({ offer }) => offer?.practiceId ?? [])).toEqual(["think-it-through"]);
  expect(replies[2]?.state.suggested.map(({ text }) => text)).toContain("Words for a talk");
});

it("gives back what was told when asked", async () => {
  const held = holdConversation([...STORY.slice(0, 3), "Sum up what I said so far."], await danaContext(), listen);
  const { text, state } = held.at(-1)?.reply ?? {};
  expect(state?.did?.act).toBe("recap");
  expect(text).toContain("“I would like to look forward to Mondays again.”");
  expect(text).not.toContain("Sum up");
});
