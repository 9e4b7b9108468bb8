import { Classifier } from "./classifier";
import { TextFeatures } from "./text-features";

const features = () => new TextFeatures(new Map([["chief", "boss"]]));
const EXAMPLES = [
  { text: "my boss shouts at me", label: "boss" },
  { text: "how do i ask for a raise", label: "pay" },
  { text: "what is my salary worth", label: "pay" },
];

it("returns the label of the nearest example", () => {
  const classifier = new Classifier(EXAMPLES, features());
  expect(classifier.guess("how can i ask for a raise")[0]?.label).toBe("pay");
  expect(classifier.guess("my chief shouts")[0]?.label).toBe("boss");
});

it("returns chances that add up to one, and a likeness of one for an example itself", () => {
  const guesses = new Classifier(EXAMPLES, features()).guess("my boss shouts at me");
  expect(guesses.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1);
  expect(guesses[0]?.likeness).toBeCloseTo(1);
});

it("counts only the end of the text as known in a word without examples", () => {
  for (const { likeness } of new Classifier(EXAMPLES, features()).guess("zzz")) expect(likeness).toBeLessThan(0.1);
});

it("returns the same result after another classifier has learned more of the same features", () => {
  const shared = features();
  const classifier = new Classifier(EXAMPLES, shared);
  const before = classifier.guess("ask my boss about the weather");
  new Classifier([{ text: "tell me about the weather", label: "off-topic" }], shared);
  const after = classifier.guess("ask my boss about the weather ");
  expect(after.map(({ label }) => label)).toEqual(before.map(({ label }) => label));
  after.forEach(({ chance }, at) => expect(chance).toBeCloseTo(before[at]?.chance ?? 0, 5));
});
