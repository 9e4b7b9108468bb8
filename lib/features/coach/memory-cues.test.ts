import fc from "fast-check";
import { durableStatements } from "./memory-cues";

const kept: [string, string[]][] = [
  ["I want to become CFO within three years.", ["I want to become CFO within three years."]],
  ["Remember that I fast on Fridays, so no lunches then.", ["Remember that I fast on Fridays, so no lunches then."]],
  ["My biggest goal is to stop firefighting. It is raining.", ["My biggest goal is to stop firefighting."]],
  ["Hi! I'm a VP of Engineering at a bank. Can you help?", ["I'm a VP of Engineering at a bank."]],
  ["I lead a team of 40 across three time zones", ["I lead a team of 40 across three time zones"]],
  ["I have two kids, nine and eleven. They hate my phone.", ["I have two kids, nine and eleven."]],
  ["I've been a senior director for six years.", ["I've been a senior director for six years."]],
  ["Well, I tend to go quiet when people shout.", ["Well, I tend to go quiet when people shout."]],
  ["I've decided to leave by summer; nobody knows yet.", ["I've decided to leave by summer"]],
];

const passing = [
  "I want to talk about my boss.",
  "I want to know what you think of this plan.",
  "I'd like to vent for a minute.",
  "Do I want to become CFO within three years?",
  "She wants to become CFO within three years.",
  "ok thanks",
  "I want to die, I always have, and nobody sees it.",
  "I tend to take my antidepressants at night.",
  "> I want to become the best in the world\nWhat do you make of that line of his?",
  "I can't go on. I want to be free of all of it.",
];

it.each(kept)("keeps the lasting part of %j", (text, quotes) => {
  expect(durableStatements(text)).toEqual(quotes);
});

it.each(passing)("keeps nothing of %j", (text) => {
  expect(durableStatements(text)).toEqual([]);
});

it("keeps at most three statements of a message, each once", () => {
  const text = "I always rush. I always rush. I never ask for help. I prefer mail to calls. I value my evenings most.";
  expect(durableStatements(text)).toEqual([
    "I never ask for help.",
    "I prefer mail to calls.",
    "I value my evenings most.",
  ]);
});

it("only ever keeps exact pieces of what was written", () => {
  const words = fc.constantFrom(
    "I want to",
    "become",
    "a leader",
    "my goal is",
    "\n",
    ". ",
    "“",
    "I always",
    "éè",
    "?",
    "; ",
    "  ",
  );
  fc.assert(
    fc.property(fc.array(words, { maxLength: 30 }), (parts) => {
      const text = parts.join(" ");
      return durableStatements(text).every((quote) => text.includes(quote) && quote.length <= 300);
    }),
  );
});
