import { danaContext } from "@/tests/evals/dana";
import { lastReplyTo, repliesTo } from "@/tests/evals/listener-cases";
import type { CoachContext } from "../../schema";
import { listen } from "../listen";

let context: CoachContext;
beforeAll(async () => {
  context = await danaContext();
}, 60_000);

const hold = (...messages: string[]) => repliesTo(messages, context, listen);
const last = (...messages: string[]) => lastReplyTo(messages, context, listen);

const LATE = ["My supplier delivers late again", "draft a mail to Ms Lindqvist at the supplier"];

it("gives up a matter for the conversation when a text on it is rejected", () => {
  const replies = hold(...LATE, "that's wrong, you misunderstood", "give me steps");
  const rejected = replies[1]?.state.matter;
  expect(replies[2]?.state).toMatchObject({ matter: null, rejected: [rejected], did: { act: "ask-matter" } });
  expect(replies[3]?.state.matter).not.toBe(rejected);
});

it("gives the text on the other matter that is pressed", () => {
  const replies = hold(...LATE, "that's wrong, you misunderstood");
  const other = replies[2]?.state.suggested[0];
  expect(last(...LATE, "that's wrong, you misunderstood", other?.text ?? "").state).toMatchObject({
    matter: other?.matter,
    did: { act: "draft" },
  });
});

it("offers the practice that leads to a text after every further protest", () => {
  const protest = "that's wrong, you misunderstood";
  const replies = hold(...LATE, protest, "None of these", protest);
  expect(replies[4]?.state.matter).toBeNull();
  expect(replies[4]?.text).not.toBe(replies[3]?.text);
});

it("takes what a protest dictates instead of guessing again", () => {
  const { text } = last(...LATE, "No, that's wrong. I have to tell Ms Lindqvist that our delivery comes on 2 October.");
  expect(text).toMatch(/^> Dear Ms Lindqvist,\n>\n> Our delivery comes on 2 October\.$/m);
});

it.each([
  "Fine. Write: we move it to the autumn.",
  "None of those. Put this in the mail instead: we move it to the autumn.",
])("hears the words of '%s' whatever was asked before", (message) =>
  expect(last(...LATE, message).text).toMatch(/^> We move it to the autumn\.$/m),
);

it("keeps dictated words as they are, and remarks on what accuses", () => {
  const { text } = last(...LATE, "Write: You never deliver on time.");
  expect(text).toContain("> You never deliver on time.");
  expect(text).toContain("start a quarrel");
});

it("gives a sentence to say as one, and takes no long message for the value of a blank", () => {
  const replies = hold(
    "I have to say no to a project of my chief executive",
    "give me a first sentence",
    "write: the launch goes first, and the migration waits until May",
  );
  expect(replies.at(-1)?.text).not.toContain("> Hi");
  const story =
    "We agreed on the second of October and nobody told me until this morning, and now I am the one who has to clean it all up again";
  expect(last(...LATE, story).text).not.toMatch(/> .*nobody told me/);
});

it("keeps the addressee when somebody else is mentioned", () => {
  const { state } = last("I need a mail to Rolf about the date", "because Tom is ill and eight people work at night");
  expect(state.name).toBe("Rolf");
});

it("puts in what was typed before, and no button", () => {
  const { text } = last(
    ...LATE,
    "No, that's not it. He should tell us by the 14th who decides.",
    "None of these",
    "Take my words instead",
  );
  expect(text).not.toContain("None of these");
});

it("always leaves something to press after a protest", () => {
  const protest = "that's wrong, you misunderstood";
  expect(last(...LATE, protest, protest, protest).state.suggested).not.toEqual([]);
});
