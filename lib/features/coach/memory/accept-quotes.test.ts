import { acceptQuotes } from "./accept-quotes";

const found = (...quotes: string[]) => JSON.stringify({ quotes });

it.each([
  ["I'm CFO of a 300-person company. Today was bad.", "I'm CFO of a 300-person company."],
  ["Ich leite ein Team von zwölf Leuten, und heute ist alles zu viel.", "Ich leite ein Team von zwölf Leuten"],
  ["Bon, je dirige la filiale de Lyon depuis 2019.", "je dirige la filiale de Lyon depuis 2019"],
])("accepts an exact quote of '%s'", (message, quote) => {
  expect(acceptQuotes(message, `Sure:\n\`\`\`json\n${found(quote)}\n\`\`\``)).toEqual([quote]);
});

it("rejects what the person did not write literally", () => {
  const message = "I lead a team of twelve people in Munich.";
  expect(acceptQuotes(message, found("I lead a team of 12 people", "You lead a team", "I lead"))).toEqual([]);
  expect(acceptQuotes(message, "I lead a team of twelve people in Munich.")).toEqual([]);
  expect(
    acceptQuotes("> I lead a team of twelve people.\nWhat do I say?", found("I lead a team of twelve people.")),
  ).toEqual([]);
});

it("rejects private quotes, and all of a message about danger or health", () => {
  expect(acceptQuotes("I have been sober for two years now.", found("I have been sober for two years now."))).toEqual(
    [],
  );
  const dangerous = "I want to kill myself. I run a bank in Ulm.";
  expect(acceptQuotes(dangerous, found("I run a bank in Ulm."))).toEqual([]);
});

it("accepts at most three, each once", () => {
  const message = "I run four plants. I live in Ulm now. I never work on Sundays. I have two sons.";
  const quotes = [
    "I run four plants.",
    "I run four plants.",
    "I live in Ulm now.",
    "I never work on Sundays.",
    "I have two sons.",
  ];
  expect(acceptQuotes(message, found(...quotes))).toEqual([
    "I run four plants.",
    "I live in Ulm now.",
    "I never work on Sundays.",
  ]);
});
