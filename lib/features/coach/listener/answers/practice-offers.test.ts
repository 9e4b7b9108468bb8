import { danaContext } from "@/tests/evals/dana";
import { lastReplyTo } from "@/tests/evals/listener-cases";
import type { CoachContext } from "../../schema";
import { LinePicker } from "../line-picker";
import { listen } from "../listen";
import { recognize } from "../recognition/recognize";
import { NEW_LISTENER_STATE } from "../schema";
import { answerRequest } from "./request-answers";

let context: CoachContext;
beforeAll(async () => {
  context = await danaContext();
}, 60_000);

const last = (...messages: string[]) => lastReplyTo(messages, context, listen);

const STORY = "We have kept bees on the roof of the plant for nine years, and the new facility people do not like it.";

it("asks what a text is about, and leads to one of the person's own words when it is none of what is prepared", () => {
  expect(last(STORY, "Draft a mail").state).toMatchObject({ matter: null, did: { act: "ask-matter", subject: null } });
  const none = last(STORY, "Draft a mail", "None of these");
  expect(none.text).toMatch(/^Then no prepared text fits/);
  expect(none.state).toMatchObject({ matter: null, offer: { practiceId: "say-it" } });
  const { text, state } = last(STORY, "Draft a mail", "None of these", "I don't want a questionnaire, draft a mail.");
  expect(text).toMatch(/^This fits almost anything\.(?:.|\n)*> You should know that \[what they have to know\]/);
  expect(state.did).toEqual({ act: "draft", subject: "say" });
});

it("gives three questions and offers 'Decide' for a choice of which nothing is known", () => {
  const state = { ...NEW_LISTENER_STATE, turn: 1 };
  const unknown = { candidates: [], purposes: [], matter: null, practice: null };
  const message = { ...recognize("How do I choose?", state), ...unknown };
  const help = answerRequest({ message, state, context, turns: [], writer: new LinePicker([]) });
  expect(help?.text).toMatch(/^Three questions decide most of these\./);
  expect(help?.offer?.practiceId).toBe("decide");
});

it.each(["That is too slow for me.", "I don't want a questionnaire, write the mail."])(
  "offers no further practice after '%s'",
  (refusal) => {
    const { state } = last(STORY, "A decision", refusal);
    expect(state).toMatchObject({ offer: null, refusesOffers: true });
  },
);

it("starts a practice whose title is named", () => {
  const { state } = last(STORY, "No, I meant prepare a hard conversation");
  expect(state).toMatchObject({ did: { act: "practice-start" }, offer: { practiceId: "hard-conversation" } });
});

it("does not take a common word for the title of a practice", () => {
  expect(last(STORY, "He has to decide it by Friday").offer?.practiceId).not.toBe("decide");
});

it("takes one word for the button that it names", () => {
  expect(last(STORY, "Plan.").state.offer?.practiceId).toBe("think-it-through");
});

it("does not interrupt who wants to be listened to with a warning or with its limits", () => {
  const vented = "The regional head makes racist jokes about our drivers and everybody laughs.";
  const { text, state } = last("I need to vent", vented);
  expect(state.did?.act).not.toBe("sensitive");
  expect(text).not.toContain("language model");
});

it("shows the practices as buttons below their list", () => {
  const { state } = last("Which practices do you have?");
  expect(state.did?.act).toBe("practices");
  expect(state.suggested.map(({ text }) => text)).toContain("Decide");
});
