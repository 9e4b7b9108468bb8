import "../../scripts/lib/app-modules.mjs";
import type { Rates } from "./listener-cases.ts";

// Measures replies of the coach without a language model, on lines that its author wrote from (`build`) and on lines
// that nobody who works on it has read (`held-out`). The checks read the reply's state, not its wording. Exit code 1
// when a figure of the build half misses its target.

const { fetchVectors, listen } = await import("../../lib/features/coach/listener/listen.ts");
const { startSentenceVectors, stopSentenceVectors } =
  await import("../../lib/providers/sentence-vectors/sentence-vectors.ts");
const { danaContext } = await import("./dana.ts");
const { listenWithVectors, measureListener, readCases } = await import("./listener-cases.ts");

const FILES = { build: "./listener.build.jsonl", "held-out": "./held-out/listener.held-out.jsonl" };

const percent = ([count, of]: [number, number]) =>
  `${Math.round((100 * count) / Math.max(1, of))} % (${count} of ${of})`;
const share = ([count, of]: [number, number]) => count / Math.max(1, of);

const ROWS: [name: string, target: string, show: (rates: Rates) => string, isMet: (rates: Rates) => boolean][] = [
  [
    "questions answered that can be answered",
    "at least 90 %",
    ({ answered }) => percent(answered),
    ({ answered }) => share(answered) >= 0.9,
  ],
  ["asks that got what was asked", "-", ({ given }) => percent(given), () => true],
  [
    "… or a practice that ends with it",
    "at least 90 %",
    ({ given: [count, of], led }) => percent([count + led, of]),
    ({ given: [count, of], led }) => share([count + led, of]) >= 0.9,
  ],
  ["asked which matter is meant", "-", ({ askedForMatter }) => percent(askedForMatter), () => true],
  ["deflections", "at most 5 %", ({ deflected }) => percent(deflected), ({ deflected }) => share(deflected) <= 0.05],
  [
    "sentences given back",
    "at most 5 %",
    ({ givenBack }) => percent(givenBack),
    ({ givenBack }) => share(givenBack) <= 0.05,
  ],
  ["sentences said twice", "0", ({ repeats }) => String(repeats), ({ repeats }) => repeats === 0],
];

await startSentenceVectors();
const context = await danaContext();
const rates: Record<string, Rates> = {};
for (const [half, file] of Object.entries(FILES)) {
  const cases = readCases(new URL(file, import.meta.url));
  rates[half] = measureListener(cases, context, await listenWithVectors(cases, listen, fetchVectors));
}
await stopSentenceVectors();

const table = [
  ["coach without a language model", "target", ...Object.keys(rates)],
  ...ROWS.map(([name, target, show]) => [name, target, ...Object.values(rates).map(show)]),
];
const widths = table[0]?.map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0))) ?? [];
for (const row of table)
  console.log(
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join("   ")
      .trimEnd(),
  );

const { build } = rates;
for (const missed of build?.missed ?? []) console.log(`build, missed: ${missed}`);
if (!build || ROWS.some(([, , , isMet]) => !isMet(build))) process.exitCode = 1;
