import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { runTool } from "../child-process.ts";
import { inRoot, ROOT } from "../project.mjs";
import { minimalEnv } from "../settings.ts";
import { type Check, check, type Outcome, outcomeOf, type Run } from "./check.ts";

const WORKERS = 2;

interface Suite {
  args: string[];
  env?: Record<string, string>;
  /** Where the suite writes its counts, which have these names. */
  file: string;
  passed: string;
  failed: string[];
}

async function runSuite({ signal }: Run, { args, env, file, passed, failed }: Suite): Promise<Outcome> {
  const { output } = await runTool(args, { signal, env: { ...minimalEnv(), NODE_ENV: "test", ...env } });
  if (!existsSync(file)) return outcomeOf(output || "It ended without a count.");
  const counts = JSON.parse(readFileSync(file, "utf8")) as Record<string, number>; // Jest's report, or that of run-node-tests.mjs.
  return {
    passed: counts[passed] ?? 0,
    failed: failed.reduce((sum, name) => sum + (counts[name] ?? 0), 0),
    detail: output.replace(/^\{"num.*$/m, ""), // With --json Jest writes its report as one long line of the output.
  };
}

function jest(projects: string[], run: Run, env?: Record<string, string>): Promise<Outcome> {
  const file = join(run.scratch, `jest-${projects.join("-")}.json`);
  const args = [
    ...[inRoot("node_modules", "jest", "bin", "jest.js"), "--selectProjects", ...projects, "--ci"],
    ...["--json", `--outputFile=${file}`, `--maxWorkers=${WORKERS}`, ...run.only],
  ];
  const failed = ["numFailedTests", "numPendingTests", "numTodoTests", "numRuntimeErrorTestSuites"];
  return runSuite(run, { args, env, file, passed: "numPassedTests", failed });
}

export const unit = check("Unit, component, structure", (run) => jest(["unit", "component"], run));

export const integration = check("Integration", async (run) =>
  jest(["integration"], run, { DATABASE_URL: await run.databaseUrl() }),
);

/** Of the browser tests and faults, which begin first, so that no long file begins while the other workers end. */
const LONGEST = [
  ...["/practices.", ".fault.", "/instances.", "/database.", "/accounts.", "/admin.", "/chat.", "/shutdown."],
  "/site.",
];
const rankOf = (file: string) => [...LONGEST, ""].findIndex((part) => file.includes(part));

/** Browser tests or faults, which run the production build. */
export const withBuild = (name: string, pattern: string, build: Outcome): Check =>
  check(name, async (run) => {
    if (build.failed) return outcomeOf("Not run: no build.");
    const all = globSync(pattern, { cwd: ROOT }).sort();
    const files = run.only.length > 0 ? run.only : all.toSorted((a, b) => rankOf(a) - rankOf(b));
    const file = join(run.scratch, "node-test.json");
    const script = inRoot("scripts", "lib", "checks", "run-node-tests.mjs");
    const env = { DATABASE_URL: await run.databaseUrl(), CHROMIUM_PATH: await run.browser() };
    const failed = ["failed", "cancelled", "skipped", "todo"];
    return runSuite(run, { args: [script, file, ...files], env, file, passed: "passed", failed });
  });
