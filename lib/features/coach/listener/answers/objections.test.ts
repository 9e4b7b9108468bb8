import { asksOpenQuestion, findObjection } from "./objections";

it.each([
  ['But Pieter will say "nothing, I am tired" and pick up his plane. What then?', "nothing, I am tired"],
  ['I need something for when she says "we never did it like that before".', "we never did it like that before"],
  ["he will say he's too quiet. what do I answer?", "he's too quiet"],
  ["Dr Hahn will object that attendance is no measure. How may I reply?", "attendance is no measure"],
  ["if she says me: it's not my fault, what I answer?", "it's not my fault"],
  ["What if she says 'then I'll call your father'?", "then I'll call your father"],
  ["and what if he just says ok ok and does not show again", "ok ok and does not show again"],
])("finds in '%s' what is said against it", (message, objection) => expect(findObjection(message)).toBe(objection));

it.each([
  "I will say that we are late.",
  "and what if she says no?",
  "what is the answer to that?",
  "He said that he is too quiet.",
])("finds nothing in '%s'", (message) => expect(findObjection(message)).toBeNull());

it.each([
  ["what if they ask whether the company can survive", true],
  ["They will, however, ask at once. She will ask me when the shop closes.", true],
  ["what do I say when she asks for the number first", false],
  ["I ask whether we can meet.", false],
])("knows whether '%s' names a question to come: %s", (message, isAsked) =>
  expect(asksOpenQuestion(message)).toBe(isAsked),
);
