import { danaContext } from "@/tests/evals/dana";
import { lastReplyTo } from "@/tests/evals/listener-cases";
import type { CoachContext } from "../../schema";
import { listen } from "../listen";

let context: CoachContext;
beforeAll(async () => {
  context = await danaContext();
}, 60_000);

const last = (...messages: string[]) => lastReplyTo(messages, context, listen);

const STORY = "We have kept bees on the roof of the plant for nine years, and the new facility people do not like it.";
const DRAFT = [STORY, "Draft a mail"];

it("puts what is typed below a text into its brackets, and says what is still open", () => {
  const { text, state } = last(...DRAFT, "What they have to know: the bees stay. She is called Ines. Sign it Marek.");
  expect(text).toContain("> Hi Ines,");
  expect(text).toContain("> You should know that the bees stay.");
  expect(text).toMatch(/> Marek\n\n.*\[the reason\]/);
  expect(state.did?.act).toBe("edit");
});

it("takes it back as a whole", () => {
  const { text } = last(...DRAFT, "What they have to know: the bees stay.", "Take it back");
  expect(text).toContain("> You should know that [what they have to know].");
});

it("offers to take a text back only where another one stood before", () => {
  const own = "write: The bees stay. We pay for the hives ourselves.";
  const labels = (...messages: string[]) => last(...messages).state.suggested.map(({ text }) => text);
  expect(labels(own)).not.toContain("Take it back");
  expect(labels(...DRAFT, own)).toContain("Take it back");
});

it("says how to say it when a value cannot be placed, and puts the words in as they stand on a press", () => {
  const told = "the hives cost us nothing, the honey goes to the canteen";
  const { text, state } = last(...DRAFT, told);
  expect(text).toContain('Say "what they have to know: …"');
  expect(state.suggested.map((each) => each.text)).toEqual(["Put my words in as they stand"]);
  expect(last(...DRAFT, told, "Put my words in as they stand").text).toContain(
    "> The hives cost us nothing. The honey goes to the canteen.",
  );
});

it("keeps the text that was asked for when a nearer purpose is chosen, by a press or in words", () => {
  const nearer = last(...DRAFT).state.suggested[0];
  expect(last(...DRAFT, nearer?.text ?? "").state).toMatchObject({ did: { act: "draft", subject: nearer?.matter } });
  expect(last(...DRAFT, "None of these. Bad news to them.").state).toMatchObject({
    did: { act: "draft", subject: "tell-bad-news" },
  });
});

it("gives what makes a further talk a different one to what was said before without effect", () => {
  const { text } = last("How do I tell Tom that he is late too often?", "I have told him twice already.");
  expect(text).toMatch(/^Then another talk of the same kind changes little\./);
});

it.each(["What do I answer when he says that he has no time?", "And if he storms out?", "He will only laugh."])(
  "gives an answer, and no other opening, to '%s'",
  (resistance) => {
    const { state } = last("My team keeps missing deadlines", "A first sentence, please", resistance);
    expect(["if-no", "first-sentence"]).toContain(state.did?.act);
    expect(state.did?.subject).toBe("missed-deadlines");
  },
);
