import "../../scripts/lib/app-modules.mjs";
import { existsSync } from "node:fs";
import { readJsonLines } from "./read-json-lines.ts";

// Correct and wrong remarks of the practices' checks over cases that others wrote, and the practices that reach a page.
// Prints only rates of the held-out half.

const { TEST_SETTINGS } = await import("../support/test-settings.ts");
Object.assign(process.env, { ...TEST_SETTINGS, DATABASE_URL: "postgresql://nowhere/none", ...process.env });
const { findFault } = await import("../../lib/features/practices/checks.ts");
const { practices } = await import("../../lib/features/practices/store.ts");
const page = await import("../../lib/features/practices/pages/compose-page.ts");
const model = await import("../../lib/features/practices/model.ts");
const { sampleRun } = await import("../../scripts/lib/sample-run.ts");

type CheckId = Parameters<typeof findFault>[0];
interface Case {
  check: CheckId;
  text: string;
  expected: boolean;
}

const FILES = { build: "tests/evals/practice-checks.build.jsonl", "held out": "tests/evals/held-out/checks.jsonl" };
const MAX_FALSE_RATE = 0.05;

const percent = (part: number, whole: number) => (whole === 0 ? "-" : `${((100 * part) / whole).toFixed(1)} %`);

function rates(name: string, cases: Case[]): number {
  const silent = cases.filter(({ expected }) => !expected);
  const wrong = silent.filter(({ check, text }) => findFault(check, text) !== null);
  const due = cases.filter(({ expected }) => expected);
  const right = due.filter(({ check, text }) => findFault(check, text) !== null);
  console.log(
    `${name.padEnd(22)} remarks made where due ${percent(right.length, due.length).padStart(7)} of ${due.length},  ` +
      `false remarks ${percent(wrong.length, silent.length).padStart(6)} of ${silent.length}`,
  );
  return silent.length === 0 ? 0 : wrong.length / silent.length;
}

for (const [half, file] of Object.entries(FILES)) {
  if (!existsSync(file)) continue;
  const cases = readJsonLines<Case>(file);
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
  const run = sampleRun(practice);
  return run.step === null && !/\{\{|undefined/.test(page.composePage(practice, run, "Anna"));
});
console.log(`\npractices completed    ${completed.length} of ${all.length}\n`);
if (completed.length < all.length) process.exitCode = 1;

// The model's half: what a configured model asks, plays and connects, and how much of it the checks leave.
const { llmConnection } = await import("../../lib/providers/llm/connection.ts");
const connection = llmConnection();
if (!connection) {
  console.log("No model is configured (OPENAI_API_KEY, OPENAI_BASE_URL or ANTHROPIC_*); its half is not measured.");
} else {
  const [{ askModel }, accept, questions, { DEADLINE_MS }, { measurePractices }] = await Promise.all([
    import("../../lib/providers/llm/ask-model.ts"),
    import("../../lib/features/practices/model-text/accept-model-text.ts"),
    import("../../lib/features/practices/model-text/model-questions.ts"),
    import("../../lib/features/practice-runs/ask-practice-model.ts"),
    import("./practices/measure-model.ts"),
  ]);
  const weak = readJsonLines<Case>(FILES.build).filter(({ expected }) => expected);
  const measures = await measurePractices(
    all.map((practice) => ({ practice, finished: sampleRun(practice) })),
    weak,
    async (question) =>
      (await askModel({ use: "practice", ...question, signal: AbortSignal.timeout(DEADLINE_MS) })).text,
    { accept, questions, model, page },
  );
  const sorted = measures.ms.toSorted((a, b) => a - b);
  const seconds = (share: number) => ((sorted[Math.floor((sorted.length - 1) * share)] ?? 0) / 1_000).toFixed(1);
  const faults = Object.entries(measures.faults).map(([fault, times]) => `${fault} ${times}`);
  console.log(`${connection.model}, ${sorted.length} calls
  asked about weak answers        ${percent(measures.weak.asked, measures.weak.of)} of ${measures.weak.of}
  asked about answers that will do ${percent(measures.good.asked, measures.good.of)} of ${measures.good.of}
  lines of the other side shown   ${percent(measures.lines.shown, measures.lines.of)} of ${measures.lines.of}
  connecting sentences            ${measures.pages.sentences} on ${measures.pages.of} pages
  left out                        ${faults.join(", ") || "none"}
  failed or later than ${DEADLINE_MS / 1_000} s        ${measures.failures}
  seconds, median and 95 %        ${seconds(0.5)}, ${seconds(0.95)}
`);
}
