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
  ["I don't want to become a manager again.", ["I don't want to become a manager again."]],
  ["My goal is not to become CEO", ["My goal is not to become CEO"]],
  ["im a director at a bank", ["im a director at a bank"]],
  ["Remember that I am Muslim and pray at noon.", ["Remember that I am Muslim and pray at noon."]],
  ["I hate conflict. I hate this conversation.", ["I hate conflict."]],
  ["I've decided to leave by summer; nobody knows yet.", ["I've decided to leave by summer"]],
];

// Negations of what would be kept, suppositions, other people's facts, quotations, questions, habits of a moment, tasks, and
// what is nobody's to keep unless the person asks for it.
const notTheirs = [
  "If I were the CEO I'd fire him.",
  "If I want to become CEO I have to leave.",
  "I always thought he was honest.",
  "I never said that.",
  "I never told him about it.",
  "I never mentioned Maria.",
  "I always get interrupted by Tom today",
  "He said I want to become CEO too fast.",
  '"I want to become CEO" is what he told me.',
  "My boss said: I always avoid conflict.",
  "Karen says I'm a perfectionist",
  "I'm a bit tired.",
  "I'm a little worried",
  "I'm the one who's done here.",
  "I'm a fool",
  "I'm the only one clients like",
  "I'm a director? no, he is",
  "What if I want to become CEO?",
  "Maybe I want to become CEO, maybe not.",
  "I'm not a VP.",
  "I used to want to become CEO",
  "I wanted to become CEO once",
  "My husband's goal is to retire at fifty.",
  "I'm not sure I want to become CEO",
  "I've decided to ignore you.",
  "I want to get to the meeting in time.",
  "I want to get to know him.",
  "I need time to think about that.",
  "I work with him on Tuesday.",
  "I'd love to run away.",
  "I'd like to run something by you.",
  "I want to make it clear that he lied.",
  "I want to stop here.",
  "I want to learn what you think of it",
  "I hate you.",
  "I hate this conversation",
  "I hate that he laughs at me",
  "I struggle with this question",
  "I avoid him since Monday",
  "I lead a sheltered life? who knows",
  "I am gay and nobody at work knows.",
  "I'm a recovering alcoholic and lead a team.",
  "I'm a Muslim woman and the only one on the board.",
  "I have one daughter with autism.",
  "I voted for the union and I'm a lead organizer.",
  "I'm an owner of 5 percent, my salary is 300k.",
  "Remember what I said about Tom?",
  "Remember that?",
  "Don't forget to ask me about Tom.",
  "Note that he was late.",
  "My plan is to fire Tom next week.",
  "My role is being cut.",
  "My title was taken away.",
  "I'm a manager who should have known better about the harassment",
  "As Karen put it, I'm a leader who avoids conflict.",
  "I'm the head of this stupid project today.",
  "I wish I were a director",
  "Imagine I'm a CEO of a bank.",
  "Let's say I'm a VP at Google.",
  "Suppose I want to become CFO within a year.",
  "Pretend I'm the CEO of Acme",
  "I have a doctor's appointment",
  "I've been a director at a bank until last month.",
  "I was promoted to VP? Not yet.",
  "I've decided to lie to the auditors.",
  'She wrote: "Thanks. I always avoid conflict. Bye."',
  "Tom: I always avoid conflict.\nMe: really?",
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

it.each([...passing, ...notTheirs])("keeps nothing of %j", (text) => {
  expect(durableStatements(text)).toEqual([]);
});

it("keeps at most three statements of a message, each once", () => {
  const text = "I always rush. I always rush. I never ask for help. I prefer mail to calls. I value my evenings most.";
  expect(durableStatements(text)).toEqual(["I always rush.", "I never ask for help.", "I prefer mail to calls."]);
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
