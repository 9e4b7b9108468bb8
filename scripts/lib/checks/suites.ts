import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { bareEnvironment } from "../bare-environment.ts";
import { inRoot } from "../project.mjs";
import { runTool } from "../run-tool.ts";
import type { Outcome } from "./outcome.ts";

// Of one test; Node before 24 counts a whole file as one.
const NODE_TEST_TIMEOUT_MS = 600_000;

export interface SuiteOptions {
  /** A folder for this run's own files. */
  scratch: string;
  signal: AbortSignal;
  databaseUrl?: string;
  browser?: string;
  /** Only these files or names; none means all. */
  only?: string[];
  workers?: number;
}

function testEnvironment({ databaseUrl, browser }: SuiteOptions): NodeJS.ProcessEnv {
  return {
    ...bareEnvironment(),
    NODE_ENV: "test",
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    ...(browser && { CHROMIUM_PATH: browser }),
  };
}

interface JestSummary {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  numRuntimeErrorTestSuites: number;
}

/** Jest projects; a test that is skipped counts as failed, as nobody has seen it pass. */
export async function jest(projects: string[], options: SuiteOptions): Promise<Outcome> {
  const file = join(options.scratch, `jest-${projects.join("-")}.json`);
  const { output } = await runTool(
    [
      ...[inRoot("node_modules", "jest", "bin", "jest.js"), "--selectProjects", ...projects, "--ci"],
      ...["--json", `--outputFile=${file}`, `--maxWorkers=${options.workers ?? 2}`, ...(options.only ?? [])],
    ],
    { signal: options.signal, env: testEnvironment(options) },
  );
  if (!existsSync(file)) return { passed: 0, failed: 1, detail: output };
  const summary = JSON.parse(readFileSync(file, "utf8")) as JestSummary; // Jest's own report.
  const notRun = summary.numPendingTests + summary.numTodoTests + summary.numRuntimeErrorTestSuites;
  // With --json the report itself is written among the output as one long line.
  const detail = output
    .split("\n")
    .filter((line) => !line.startsWith('{"num'))
    .join("\n");
  return { passed: summary.numPassedTests, failed: summary.numFailedTests + notRun, detail };
}

interface NodeTestCounts {
  passed: number;
  failed: number;
  cancelled: number;
  skipped: number;
  todo: number;
}

/** Files of Node's own test runner, each in a process of its own. */
export async function nodeTests(files: string[], options: SuiteOptions): Promise<Outcome> {
  const counts = join(options.scratch, "node-test.json");
  const { output } = await runTool(
    [
      ...["--test", `--test-concurrency=${options.workers ?? 2}`, `--test-timeout=${NODE_TEST_TIMEOUT_MS}`],
      ...["--test-reporter=spec", "--test-reporter-destination=stdout"],
      ...[`--test-reporter=${inRoot("scripts", "lib", "checks", "count-reporter.mjs")}`],
      ...[`--test-reporter-destination=${counts}`, ...files],
    ],
    { signal: options.signal, env: testEnvironment(options) },
  );
  const text = existsSync(counts) ? readFileSync(counts, "utf8") : "";
  if (!text) return { passed: 0, failed: 1, detail: output };
  const { passed, failed, cancelled, skipped, todo } = JSON.parse(text) as NodeTestCounts; // Written by the reporter above.
  return { passed, failed: failed + cancelled + skipped + todo, detail: output };
}
