import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { runTool } from "../child-process.ts";
import { inRoot, ROOT } from "../project.mjs";
import { minimalEnv } from "../settings.ts";
import { type Check, type Outcome, outcomeOf, report, type Run } from "./check.ts";

const WORKERS = 2;
/** Browser tests wait a sixth of their time, which a third worker fills. */
const BROWSER_WORKERS = 3;
// Per test; Node before 24 counts a whole file as one test.
const NODE_TEST_TIMEOUT_MS = 600_000;

interface Suite<Counts> {
  args: string[];
  env?: Record<string, string>;
  /** Where the suite writes its counts. */
  file: string;
  read: (counts: Counts) => Outcome;
}

async function runSuite<Counts>({ signal }: Run, { args, env, file, read }: Suite<Counts>): Promise<Outcome> {
  const { output } = await runTool(args, { signal, env: { ...minimalEnv(), NODE_ENV: "test", ...env } });
  const text = existsSync(file) ? readFileSync(file, "utf8") : "";
  if (!text) return outcomeOf(output || "It ended without a count.");
  // With --json Jest writes its report as one long line of the output.
  const lines = output.split("\n").filter((line) => !line.startsWith('{"num'));
  return { ...read(JSON.parse(text) as Counts), detail: lines.join("\n") }; // Jest's report, or that of run-node-tests.mjs.
}

type JestCounts = Record<`num${"Passed" | "Failed" | "Pending" | "Todo"}Tests` | "numRuntimeErrorTestSuites", number>;

function jest(projects: string[], run: Run, env?: Record<string, string>): Promise<Outcome> {
  const file = join(run.scratch, `jest-${projects.join("-")}.json`);
  const args = [
    ...[inRoot("node_modules", "jest", "bin", "jest.js"), "--selectProjects", ...projects, "--ci"],
    ...["--json", `--outputFile=${file}`, `--maxWorkers=${WORKERS}`, ...run.only],
  ];
  const read = (counts: JestCounts) => ({
    passed: counts.numPassedTests,
    failed: counts.numFailedTests + counts.numPendingTests + counts.numTodoTests + counts.numRuntimeErrorTestSuites,
  });
  return runSuite(run, { args, env, file, read });
}

export const unit: Check = (run) => report("Unit, component, structure", () => jest(["unit", "component"], run));

export const integration: Check = async (run) => {
  const env = { DATABASE_URL: await run.databaseUrl() };
  return report("Integration", () => jest(["integration"], run, env));
};

/** Of the browser tests and faults, which begin first, so that no long file begins while the other workers end. */
const LONGEST = [
  ...["/practices.", ".fault.", "/instances.", "/database.", "/accounts.", "/admin.", "/shutdown.", "/site."],
  "/chat-lists.",
];
const rankOf = (file: string) => [...LONGEST, ""].findIndex((part) => file.includes(part));

type NodeTestCounts = Record<"passed" | "failed" | "cancelled" | "skipped" | "todo", number>;

/** Browser tests or faults, which run the production build. */
export const withBuild =
  (name: string, pattern: string, build: Outcome): Check =>
  async (run) => {
    if (build.failed) return report(name, async () => outcomeOf("Not run: no build."));
    const all = globSync(pattern, { cwd: ROOT }).sort();
    const files = run.only.length > 0 ? run.only : all.toSorted((a, b) => rankOf(a) - rankOf(b));
    const file = join(run.scratch, "node-test.json");
    const script = inRoot("scripts", "lib", "checks", "run-node-tests.mjs");
    const args = [script, String(BROWSER_WORKERS), String(NODE_TEST_TIMEOUT_MS), file, ...files];
    const env = { DATABASE_URL: await run.databaseUrl(), CHROMIUM_PATH: await run.browser() };
    const read = ({ passed, failed, cancelled, skipped, todo }: NodeTestCounts) => ({
      passed,
      failed: failed + cancelled + skipped + todo,
    });
    return report(name, () => runSuite(run, { args, env, file, read }));
  };
