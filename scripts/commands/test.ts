import { globSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureBrowser } from "../lib/browser.ts";
import { ensureClient } from "../lib/build.ts";
import { type Outcome, report, total } from "../lib/checks/outcome.ts";
import { jest, nodeTests, type SuiteOptions } from "../lib/checks/suites.ts";
import { build, drift, format, lint, types } from "../lib/checks/tools.ts";
import { phase } from "../lib/phase.mjs";
import { startTemporaryServer, type TemporaryServer } from "../lib/postgres/temporary.ts";
import { Refusal, ROOT } from "../lib/project.mjs";
import { Stopped, stopRequest } from "../lib/stop-request.ts";

interface Run {
  options: SuiteOptions;
  /** The server that tests make their databases on: that of DATABASE_URL, or one for this run. */
  databaseUrl: () => Promise<string>;
  browser: () => Promise<string>;
}

const E2E = "tests/e2e/*.e2e.ts";
const FAULTS = "tests/faults/*.fault.ts";

const built = ({ options }: Run) => report("Production build", () => build(options.signal));
const formatted = ({ options }: Run) => report("Format", () => format(options.signal));
const linted = ({ options }: Run) => report("Lint", () => lint(options.signal));
const typed = ({ options }: Run) => report("Types", () => types(options.signal));
const unitTested = ({ options }: Run) =>
  report("Unit, component, structure", () => jest(["unit", "component"], options));
const drifted = async ({ databaseUrl }: Run) => {
  const url = await databaseUrl();
  return report("Schema drift", () => drift(url));
};
const integrated = async ({ options, databaseUrl }: Run) => {
  const whole = { ...options, databaseUrl: await databaseUrl() };
  return report("Integration", () => jest(["integration"], whole));
};

/** Tests that start the production build. */
async function walked(name: string, pattern: string, run: Run, build: Outcome): Promise<Outcome> {
  if (build.failed) return report(name, () => Promise.resolve({ passed: 0, failed: 1, detail: "Not run: no build." }));
  const { only = [] } = run.options;
  const files = only.length > 0 ? only : globSync(pattern, { cwd: ROOT }).sort();
  const whole = { ...run.options, databaseUrl: await run.databaseUrl(), browser: await run.browser() };
  return report(name, () => nodeTests(files, whole));
}

const inTurn = async (run: Run, checks: ((run: Run) => Promise<Outcome>)[]) => {
  const outcomes: Outcome[] = [];
  for (const check of checks) outcomes.push(await check(run));
  return outcomes;
};

/** What each command runs; what stands side by side shares two cores. */
const PLANS: Record<string, (run: Run) => Promise<Outcome[]>> = {
  all: async (run) => {
    const [build, quick] = await Promise.all([built(run), inTurn(run, [formatted, linted])]);
    const [slow, tests] = await Promise.all([inTurn(run, [typed, drifted, integrated]), unitTested(run)]);
    const walks = [await walked("End to end", E2E, run, build), await walked("Faults", FAULTS, run, build)];
    return [build, ...quick, ...slow, tests, ...walks];
  },
  verify: async (run) =>
    (await Promise.all([inTurn(run, [linted]), inTurn(run, [formatted, typed, unitTested])])).flat(),
  integration: (run) => inTurn(run, [integrated]),
  e2e: async (run) => {
    const build = await built(run);
    return [build, await walked("End to end", E2E, run, build)];
  },
  faults: async (run) => {
    const build = await built(run);
    return [build, await walked("Faults", FAULTS, run, build)];
  },
};

const once = <T>(make: () => Promise<T>): (() => Promise<T>) => {
  let made: Promise<T> | undefined;
  return () => (made ??= make());
};

/** `npm test` and its parts: `all` unless one is named, then only the given files of it. Ends with one line of counts. */
export default async function test([plan = "all", ...only]: string[]): Promise<void> {
  const signal = stopRequest();
  const scratch = mkdtempSync(join(tmpdir(), "clarity-test-run-"));
  let server: TemporaryServer | undefined;
  const run: Run = {
    options: { scratch, signal, only },
    browser: once(ensureBrowser),
    databaseUrl: once(async () => {
      if (process.env.DATABASE_URL) return process.env.DATABASE_URL;
      server = await startTemporaryServer();
      return server.url;
    }),
  };
  try {
    await phase("Preparing the data layer", () => ensureClient(signal));
    const { passed, failed } = total(await (PLANS[plan] ?? unknownPlan)(run));
    process.exitCode = failed ? 1 : 0;
    console.log(`${passed} passed, ${failed} failed`);
  } catch (error) {
    if (!(error instanceof Stopped)) throw error;
    process.exitCode = 130;
  } finally {
    await server?.stop();
    rmSync(scratch, { recursive: true, force: true });
  }
}

function unknownPlan(): never {
  throw new Refusal(`There is no such part. The parts are ${Object.keys(PLANS).join(", ")}.`);
}
