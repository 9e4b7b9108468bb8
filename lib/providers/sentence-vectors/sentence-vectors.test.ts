import { sentenceVectors, startSentenceVectors, stopSentenceVectors, VECTOR_SIZE } from "./sentence-vectors";

afterAll(stopSentenceVectors);

const likeness = (a: Float32Array, b: Float32Array) =>
  a.reduce((sum, value, at) => sum + value * (b[at] ?? 0), 0) / (Math.hypot(...a) * Math.hypot(...b));

it("gives no vectors before the model is loaded", async () => {
  expect(await sentenceVectors(["Good morning"], { withinMs: 1_000 })).toBeNull();
});

it("gives sentences of similar meaning near vectors", async () => {
  expect(await startSentenceVectors()).toBe(true);
  const texts = ["I want a higher salary.", "They should pay me more.", "The train leaves from platform nine."];
  const [salary, pay, train] = (await sentenceVectors(texts, { withinMs: 60_000 })) ?? [];
  if (!salary || !pay || !train) throw new Error("There are no vectors");
  expect(salary).toHaveLength(VECTOR_SIZE);
  expect(likeness(salary, pay)).toBeGreaterThan(likeness(salary, train) + 0.2);
});

it("returns no vectors when they would come late or too many calls are waiting", async () => {
  expect(await startSentenceVectors()).toBe(true);
  // The thread is busy for longer than the call may take, whatever else delays this one.
  const busy = sentenceVectors(Array(200).fill("A message of some more words than the others have"), {
    withinMs: 60_000,
  });
  expect(await sentenceVectors(["A message"], { withinMs: 1 })).toBeNull();
  await busy;
  const many = Array.from({ length: 12 }, (_, at) => sentenceVectors([`Message ${at}`], { withinMs: 60_000 }));
  const answers = await Promise.all(many);
  expect(answers.filter((answer) => answer === null)).toHaveLength(4);
});

it("returns no vectors after it was stopped", async () => {
  expect(await startSentenceVectors()).toBe(true);
  const asked = sentenceVectors(["A message"], { withinMs: 60_000 });
  await stopSentenceVectors();
  expect(await asked).toBeNull();
  expect(await sentenceVectors(["Another"], { withinMs: 60_000 })).toBeNull();
});
