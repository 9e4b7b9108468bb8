import { findDictated } from "./find-dictated";

const wordsIn = (message: string) => findDictated(message).map(({ words }) => words);

it.each([
  ["Fine. Write: I will not be there on Tuesday.", ["I will not be there on Tuesday."]],
  ["Please use 'We start on Monday at nine.' as the opening", ["We start on Monday at nine."]],
  ["Tell Priya that the room is booked.", ["the room is booked"]],
  [
    "Draft a mail to Rolf that the shift changes on Monday. The bus leaves at five.",
    ["the shift changes on Monday", "The bus leaves at five."],
  ],
  ["I need to write to my boss that we are two people short.", ["we are two people short"]],
  ["tell the team that we close on Friday and that the keys stay here", ["we close on Friday", "the keys stay here"]],
  ["Need a text to both, short. Tomorrow at half past six in my cabin.", ["Tomorrow at half past six in my cabin."]],
])("finds what '%s' tells it to put in", (message, expected) => expect(wordsIn(message)).toEqual(expected));

it.each([
  "How do I tell her that we are late?",
  "She told me that I never listen.",
  'He said: "you will see what comes of it"',
  "Write to Lena: she keeps missing her dates",
  "Write it again, from us to her.",
  "Make it shorter.",
  "I need a mail to him that ends the correspondence",
  "I don't need a mail. Just tell me what comes first in such a report.",
])("finds nothing to put in where '%s' dictates nothing", (message) => expect(wordsIn(message)).toEqual([]));
