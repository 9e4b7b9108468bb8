import "../../scripts/lib/app-modules.mjs";

// How many questions that the coach can answer are answered, half of them after other messages and half of them put as
// statements. Two writers had seen neither the rules nor the examples; one half of their questions is learned from.

const { fetchVectors, listen } = await import("../../lib/features/coach/listener/listen.ts");
const { startSentenceVectors, stopSentenceVectors } =
  await import("../../lib/providers/sentence-vectors/sentence-vectors.ts");
const { danaContext } = await import("./dana.ts");
const { listenWithVectors, measureListener, readCases } = await import("./listener-cases.ts");

await startSentenceVectors();
const context = await danaContext();
for (const file of ["questions.build.jsonl", "held-out/questions.jsonl"]) {
  const cases = readCases(new URL(`./${file}`, import.meta.url));
  const { answered } = measureListener(cases, context, await listenWithVectors(cases, listen, fetchVectors));
  console.log(`${file}: answered ${answered.join(" of ")}`);
}
await stopSentenceVectors();
