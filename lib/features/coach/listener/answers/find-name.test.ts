import { findName } from "./find-name";

it.each([
  ["One of them, Priya, also applied for it.", "Priya"],
  ["help me with a message for my agent Samira", "Samira"],
  ["a father, Mr Brandt, has written again", "Mr Brandt"],
  ["Yesterday Henrik just shrugged.", "Henrik"],
  ["A mail to the chair, Markus, please", "Markus"],
])("finds whom '%s' is about", (text, name) => {
  expect(findName(text)).toBe(name);
});

it.each([
  "three of them, Aldermoor, Stenby and Crossgate, are to close",
  "our customer in Lyon is angry",
  "hi, I'm new here",
])("takes no place or pronoun in '%s' for a name", (text) => {
  expect(findName(text)).toBeNull();
});

it("keeps the addressee when somebody else is only mentioned", () => {
  expect(findName("Yesterday Henrik just shrugged.", "Priya")).toBe("Priya");
});
