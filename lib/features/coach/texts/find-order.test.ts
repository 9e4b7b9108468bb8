import { findOrder } from "./find-order";

const words = (message: string) => findOrder(message)?.words.join(" ") ?? null;

it.each([
  [
    "Write me a text to the sub. His name is Rick. Be here at seven with three men.",
    "Be here at seven with three men.",
  ],
  ["Mail to all parents pls, the kindergarten closes at two on Friday", "the kindergarten closes at two on Friday"],
  [
    "I can take Tuesday but not Thursday. Put that in a mail to the agency, they like it nice",
    "I can take Tuesday but not Thursday.",
  ],
  ["no. just use what i said. seven tomorrow, or i charge you. short", "seven tomorrow, or i charge you."],
  [
    "I need a letter. The water is cold. I ask for a lower rent. Keep it polite",
    "The water is cold. I ask for a lower rent.",
  ],
])("takes the words of '%s'", (message, expected) => {
  expect(words(message)).toBe(expected);
});

it.each([
  "He has been late eleven times and I cannot stand it. Write him something.",
  "can you draft something to my boss about the budget",
  "My boss sold my idea as hers. I'm boiling. can you make a mail to her",
  "I need a mail to my boss, rather soon. It's about the overtime.",
  "email pls. client wants 90 pages for the same price. say no",
  "What do I write to an employee? We both had the idea.",
])("finds no words in '%s'", (message) => {
  expect(words(message)).toBeNull();
});
