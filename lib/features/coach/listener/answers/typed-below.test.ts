import { danaContext } from "@/tests/evals/dana";
import { lastReplyTo } from "@/tests/evals/listener-cases";
import type { CoachContext } from "../../schema";
import { listen } from "../listen";

let context: CoachContext;
beforeAll(async () => {
  context = await danaContext();
}, 60_000);

const last = (...messages: string[]) => lastReplyTo(messages, context, listen);

const OWN = "Write to Tom: The cranes are late. We cannot wait longer.";
const MAIL = "Hi Tom,\n\nThe cranes are late. We cannot wait longer.\n\nBest,\nDana";

it.each(["replace late by delayed", "swap the two sentences"])(
  "opens the text for the change that '%s' asks for, and changes nothing",
  (change) => {
    const { text, state } = last(OWN, change);
    expect(text).toContain("message field");
    expect(text).toContain("> The cranes are late. We cannot wait longer.");
    expect(state).toMatchObject({ did: { act: "edit" }, opens: MAIL });
  },
);

it.each(["add: we call on Monday", "the hostel had a water damage in the whole cellar"])(
  "puts '%s' below the text in the message field",
  (told) => expect(last(OWN, told).state.opens).toBe(`${MAIL}\n\n${told}`),
);

it("greets whom the words below the text name", () =>
  expect(last("Write: The cranes are late.", "his name is Rick and he must bring the cable").state.opens).toMatch(
    /^Hi Rick,\n\nThe cranes are late\.\n\nBest,\nDana\n\nhis name is Rick/,
  ));

it("opens a list as well", () => {
  const { text, state } = last("I have to fire someone on Friday, give me a checklist", "Add: keys and alarm codes.");
  expect(text).toContain("> - HR and lawyer have cleared it");
  expect(state.opens).toMatch(/^- HR and lawyer have cleared it\n(?:- .+\n)+\nAdd: keys/);
});

it("takes out the sentence that is pressed", () => {
  const asked = last(OWN, "take out one of the two");
  expect(asked.state.opens).toBeNull();
  expect(asked.state.suggested).toContainEqual({
    text: "Without “The cranes are late.”",
    act: "f-remove",
    matter: null,
  });
  const { text } = last(OWN, "take out one of the two", "Without “The cranes are late.”");
  expect(text).toContain("> Hi Tom,\n>\n> We cannot wait longer.\n");
});

it("gives the version before, and only where there is one", () => {
  const labels = (...messages: string[]) => last(...messages).state.suggested.map(({ text }) => text);
  expect(labels(OWN)).not.toContain("Take it back");
  expect(last(OWN, "More formal", "Take it back").text).toContain("> Hi Tom,");
});

it("brings the mail back after something else was said", () => {
  const { text } = last("Write to Tom: The cranes are late.", "give me steps", "could we go back to the mail?");
  expect(text).toContain("> Hi Tom,\n>\n> The cranes are late.");
});

it("puts own words below a prepared text on a press", () => {
  const asked = "My analyst keeps missing deadlines. Write me a mail to him. Please send the list by Friday, or call.";
  const { state } = last(asked);
  expect(state.suggested[0]?.text).toBe("Put my words in");
  expect(last(asked, "Put my words in").state.opens).toMatch(/\n\nBest,\nDana\n\nMy analyst keeps missing deadlines\./);
});

it("keeps the text that was asked for when its purpose is chosen, by a press or in words", () => {
  const story =
    "We have kept bees on the roof of the plant for nine years, and the new facility people do not like it.";
  const asked = last(story, "Draft a mail");
  expect(asked.state.did?.act).toBe("ask-matter");
  const [first] = asked.state.suggested;
  expect(last(story, "Draft a mail", first?.text ?? "").state).toMatchObject({
    did: { act: "draft", subject: first?.matter },
  });
  expect(last(story, "Draft a mail", "None of these. Bad news to them.").state).toMatchObject({
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
    expect(["if-no", "first-sentence", "objection"]).toContain(state.did?.act);
    expect(state.did?.subject).toBe("missed-deadlines");
  },
);
