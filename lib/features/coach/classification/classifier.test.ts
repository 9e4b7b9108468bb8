import { Classifier, indexExamples } from "./classifier";

const CONCEPTS = new Map([["chief", "boss"]]);
const EXAMPLES = [
  { text: "my boss shouts at me", label: "boss" },
  { text: "how do i ask for a raise", label: "pay" },
  { text: "what is my salary worth", label: "pay" },
];
const classifier = new Classifier(indexExamples(EXAMPLES, CONCEPTS), CONCEPTS);

it("returns the label of the nearest example", () => {
  expect(classifier.guess("how can i ask for a raise")[0]?.label).toBe("pay");
  expect(classifier.guess("my chief shouts")[0]?.label).toBe("boss");
});

it("returns chances that add up to one, and is nearly sure of an example itself", () => {
  const guesses = classifier.guess("my boss shouts at me");
  expect(guesses.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1);
  expect(guesses[0]?.chance).toBeGreaterThan(0.99);
});

it("is unsure after a word without examples", () => {
  for (const { chance } of classifier.guess("zzz")) expect(chance).toBeLessThan(0.7);
});
