import "../../scripts/lib/app-modules.mjs";
import { existsSync, readFileSync } from "node:fs";
import { sampleRun } from "../../scripts/lib/sample-run.ts";

// Correct and wrong remarks of the practices' checks over cases that others wrote, and the practices that reach a page.
// Prints only rates of the held-out half.

const { findFault } = await import("../../lib/features/practices/checks.ts");
const { practices } = await import("../../lib/features/practices/store.ts");
const { composePage } = await import("../../lib/features/practices/compose-page.ts");
const model = await import("../../lib/features/practices/model.ts");
const computed = await import("../../lib/features/practices/computed-text.ts");

type CheckId = Parameters<typeof findFault>[0];
interface Case {
  check: CheckId;
  text: string;
  expected: boolean;
}

const FILES = { build: "tests/evals/practice-checks.build.jsonl", "held out": "tests/evals/held-out/checks.jsonl" };
/** A wrong remark is worse than none. */
const MAX_FALSE_RATE = 0.05;

const percent = (part: number, whole: number) => (whole === 0 ? "-" : `${((100 * part) / whole).toFixed(1)} %`);

function rates(name: string, cases: Case[]): number {
  const silent = cases.filter(({ expected }) => !expected);
  const wrong = silent.filter(({ check, text }) => findFault(check, text) !== null);
  const due = cases.filter(({ expected }) => expected);
  const right = due.filter(({ check, text }) => findFault(check, text) !== null);
  console.log(
    `${name.padEnd(22)} remarks made where due ${percent(right.length, due.length).padStart(7)} of ${due.length},  false remarks ${percent(wrong.length, silent.length).padStart(6)} of ${silent.length}`,
  );
  return silent.length === 0 ? 0 : wrong.length / silent.length;
}

for (const [half, file] of Object.entries(FILES)) {
  if (!existsSync(file)) continue;
  const cases = readFileSync(file, "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Case);
  console.log(`\n${half}`);
  for (const check of new Set(cases.map(({ check }) => check))) {
    rates(
      `  ${check}`,
      cases.filter((one) => one.check === check),
    );
  }
  if (rates("  all checks", cases) >= MAX_FALSE_RATE) process.exitCode = 1;
}

const all = [...(await practices()).values()];
const completed = all.filter((practice) => {
  const run = sampleRun(practice, { model, computed });
  return run.step === null && !/\{\{|undefined/.test(composePage(practice, run));
});
console.log(`\npractices completed    ${completed.length} of ${all.length}\n`);
if (completed.length < all.length) process.exitCode = 1;
