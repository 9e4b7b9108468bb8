import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { runTool } from "../child-process.ts";
import { inRoot } from "../project.mjs";
import { minimalEnv } from "../settings.ts";
import type { Outcome } from "./outcome.ts";

const WORKERS = 2;
// Per test; Node before 24 counts a whole file as one test.
const NODE_TEST_TIMEOUT_MS = 600_000;

export interface SuiteOptions {
  scratch: string;
  signal: AbortSignal;
  databaseUrl?: string;
  browser?: string;
  only: string[];
}

async function run<Counts>(args: string[], file: string, options: SuiteOptions, read: (counts: Counts) => Outcome) {
  const { signal, databaseUrl, browser } = options;
  const given = { ...(databaseUrl && { DATABASE_URL: databaseUrl }), ...(browser && { CHROMIUM_PATH: browser }) };
  const { output } = await runTool(args, { signal, env: { ...minimalEnv(), NODE_ENV: "test", ...given } });
  const text = existsSync(file) ? readFileSync(file, "utf8") : "";
  if (!text) return { passed: 0, failed: 1, detail: output };
  // With --json Jest writes its report as one long line of the output.
  const lines = output.split("\n").filter((line) => !line.startsWith('{"num'));
  return { ...read(JSON.parse(text) as Counts), detail: lines.join("\n") }; // Jest's report, or that of run-node-tests.mjs.
}

type JestCounts = Record<`num${"Passed" | "Failed" | "Pending" | "Todo"}Tests` | "numRuntimeErrorTestSuites", number>;

export function jest(projects: string[], options: SuiteOptions): Promise<Outcome> {
  const file = join(options.scratch, `jest-${projects.join("-")}.json`);
  const args = [
    ...[inRoot("node_modules", "jest", "bin", "jest.js"), "--selectProjects", ...projects, "--ci"],
    ...["--json", `--outputFile=${file}`, `--maxWorkers=${WORKERS}`, ...options.only],
  ];
  return run<JestCounts>(args, file, options, (counts) => ({
    passed: counts.numPassedTests,
    failed: counts.numFailedTests + counts.numPendingTests + counts.numTodoTests + counts.numRuntimeErrorTestSuites,
  }));
}

type NodeTestCounts = Record<"passed" | "failed" | "cancelled" | "skipped" | "todo", number>;

export function nodeTests(files: string[], options: SuiteOptions): Promise<Outcome> {
  const file = join(options.scratch, "node-test.json");
  const script = inRoot("scripts", "lib", "checks", "run-node-tests.mjs");
  const args = [script, String(WORKERS), String(NODE_TEST_TIMEOUT_MS), file, ...files];
  return run<NodeTestCounts>(args, file, options, ({ passed, failed, cancelled, skipped, todo }) => ({
    passed,
    failed: failed + cancelled + skipped + todo,
  }));
}
