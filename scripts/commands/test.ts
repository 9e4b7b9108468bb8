import { globSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureBrowser } from "../lib/browser.ts";
import { ensureGenerated } from "../lib/build.ts";
import { type Outcome, report } from "../lib/checks/outcome.ts";
import { jest, nodeTests, type SuiteOptions } from "../lib/checks/suites.ts";
import { build, drift, format, lint, types } from "../lib/checks/tools.ts";
import { phase } from "../lib/phase.mjs";
import { startTemporaryServer, type TemporaryServer } from "../lib/postgres/temporary.ts";
import { ROOT, UserFacingError } from "../lib/project.mjs";
import { stopRequest } from "../lib/stop-request.mjs";

interface Run {
  options: SuiteOptions;
  databaseUrl: () => Promise<string>;
  browser: () => Promise<string>;
}

type Check = (run: Run) => Promise<Outcome>;

const built: Check = ({ options }) => report("Production build", () => build(options.signal));
const formatted: Check = ({ options }) => report("Format", () => format(options.signal));
const linted: Check = ({ options }) => report("Lint", () => lint(options.signal));
const typed: Check = ({ options }) => report("Types", () => types(options.signal));
const unitTested: Check = ({ options }) =>
  report("Unit, component, structure", () => jest(["unit", "component"], options));
const drifted: Check = async ({ databaseUrl }) => {
  const url = await databaseUrl();
  return report("Schema drift", () => drift(url));
};
const integrated: Check = async ({ options, databaseUrl }) => {
  const withDatabase = { ...options, databaseUrl: await databaseUrl() };
  return report("Integration", () => jest(["integration"], withDatabase));
};

/** Of the browser tests and faults, which begin first, so that no long file begins while the other workers end. */
const LONGEST = [
  ...["/practices.", ".fault.", "/instances.", "/database.", "/accounts.", "/admin.", "/shutdown.", "/site."],
  "/chat-lists.",
];
const rankOf = (file: string) => [...LONGEST, ""].findIndex((part) => file.includes(part));
const longestFirst = (files: string[]) => files.toSorted((a, b) => rankOf(a) - rankOf(b));

const walked =
  (name: string, pattern: string, build: Outcome): Check =>
  async ({ options, databaseUrl, browser }) => {
    if (build.failed) return report(name, async () => ({ passed: 0, failed: 1, detail: "Not run: no build." }));
    const files = options.only.length > 0 ? options.only : longestFirst(globSync(pattern, { cwd: ROOT }).sort());
    const whole = { ...options, databaseUrl: await databaseUrl(), browser: await browser() };
    return report(name, () => nodeTests(files, whole));
  };

async function inSequence(run: Run, checks: Check[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const check of checks) outcomes.push(await check(run));
  return outcomes;
}

const walks = (build: Outcome) => ({
  e2e: walked("End to end", "tests/e2e/*.e2e.ts", build),
  faults: walked("Faults", "tests/faults/*.fault.ts", build),
});

async function builtThen(run: Run, name: "e2e" | "faults"): Promise<Outcome[]> {
  const build = await built(run);
  return [build, await walks(build)[name](run)];
}

const PLANS: Record<string, (run: Run) => Promise<Outcome[]>> = {
  all: async (run) => {
    const build = built(run);
    // Most steps use one core, so there are two rows of them, which wait for each other only before the browser tests.
    const rows = await Promise.all([
      build.then(() => inSequence(run, [typed, unitTested])),
      inSequence(run, [formatted, linted, drifted, integrated]),
    ]);
    // One run, so that all workers end at about the same time.
    const walk = walked("End to end, faults", "tests/{faults,e2e}/*.{fault,e2e}.ts", await build);
    return [await build, ...rows.flat(), await walk(run)];
  },
  verify: async (run) =>
    (await Promise.all([inSequence(run, [linted]), inSequence(run, [formatted, typed, unitTested])])).flat(),
  integration: (run) => inSequence(run, [integrated]),
  e2e: (run) => builtThen(run, "e2e"),
  faults: (run) => builtThen(run, "faults"),
};

const once = <T>(make: () => Promise<T>): (() => Promise<T>) => {
  let result: Promise<T> | undefined;
  return () => (result ??= make());
};

/**
 * `npm test` and its parts: `all` by default; with a part, only the given files of it. Ends with one line of counts.
 */
export default async function test([name = "all", ...only]: string[]): Promise<void> {
  const plan = PLANS[name];
  if (!plan) throw new UserFacingError(`There is no such part. The parts are ${Object.keys(PLANS).join(", ")}.`);
  const signal = stopRequest();
  const scratch = mkdtempSync(join(tmpdir(), "clarity-test-run-"));
  let server: TemporaryServer | undefined;
  const databaseUrl = once(async () => {
    server = process.env.DATABASE_URL ? undefined : await startTemporaryServer();
    return server?.url ?? process.env.DATABASE_URL ?? "";
  });
  try {
    await phase("Preparing the data layer", () => ensureGenerated(signal));
    const outcomes = await plan({ options: { scratch, signal, only }, databaseUrl, browser: once(ensureBrowser) });
    const [passed, failed] = (["passed", "failed"] as const).map((count) =>
      outcomes.reduce((sum, outcome) => sum + outcome[count], 0),
    );
    process.exitCode = failed ? 1 : 0;
    console.log(`${passed} passed, ${failed} failed`);
  } finally {
    await server?.stop();
    rmSync(scratch, { recursive: true, force: true });
  }
}
