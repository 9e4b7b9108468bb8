import { findOrder } from "./find-order";

const wordsBeside = (message: string) => findOrder(message)?.words.join(" ") ?? null;

it.each([
  ["Write me a text to the sub. Be here at seven with three men.", "Be here at seven with three men."],
  ["I can take Tuesday but not Thursday. Put that in a mail to the agency", "I can take Tuesday but not Thursday."],
  [
    "I need a letter. The water is cold. I ask for a lower rent. Keep it polite",
    "The water is cold. I ask for a lower rent.",
  ],
])("takes the words of '%s'", (message, expected) => expect(wordsBeside(message)).toBe(expected));

it.each([
  "He has been late eleven times and I cannot stand it. Write him something.",
  "can you draft something to my boss about the budget",
  "no I don't want a mail. I want to know who is cooking tomorrow",
  "What do I write to an employee? We both had the idea.",
])("finds no words in '%s'", (message) => expect(wordsBeside(message)).toBeNull());
