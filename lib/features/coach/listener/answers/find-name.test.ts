import { findName } from "./find-name";

it.each([
  ["help me with a message for my agent Samira", "Samira"],
  ["A mail to the chair, Markus, please", "Markus"],
  ["I have to tell Marco that he interrupts people", "Marco"],
  ["an announcement to all parents", "parents"],
])("finds whom the text of '%s' is for", (text, name) => {
  expect(findName(text)).toBe(name);
});

it.each([
  "One of them, Priya, also applied for it.",
  "Yesterday Henrik just shrugged.",
  "How long do I have to report this to the authority in Germany?",
  "our customer in Lyon is angry",
  "hi, I'm new here",
])("takes nobody and nothing for the addressee who is only mentioned: '%s'", (text) => {
  expect(findName(text)).toBeNull();
});
