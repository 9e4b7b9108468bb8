import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureBrowser } from "../lib/browser.ts";
import { ensureGenerated } from "../lib/build.ts";
import type { Check, Outcome, Run } from "../lib/checks/check.ts";
import { integration, unit, withBuild } from "../lib/checks/suites.ts";
import { build, drift, format, lint, types } from "../lib/checks/tools.ts";
import { phase } from "../lib/phase.mjs";
import { startTemporaryServer, type TemporaryServer } from "../lib/postgres/temporary.ts";
import { UserFacingError } from "../lib/project.mjs";
import { stopRequest } from "../lib/stop-request.mjs";

async function inSequence(run: Run, checks: Check[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const check of checks) outcomes.push(await check(run));
  return outcomes;
}

async function buildThen(run: Run, name: string, pattern: string): Promise<Outcome[]> {
  const built = await build(run);
  return [built, await withBuild(name, pattern, built)(run)];
}

const PLANS: Record<string, (run: Run) => Promise<Outcome[]>> = {
  all: async (run) => {
    const building = build(run);
    const walk = building.then((built) =>
      withBuild("End to end, faults", "tests/{faults,e2e}/*.{fault,e2e}.ts", built)(run),
    );
    const rest = inSequence(run, [format, lint, drift, integration]).then(async (outcomes) => {
      await building; // The compiler reads what a build writes.
      return [...outcomes, ...(await inSequence(run, [types, unit]))];
    });
    // Browser tests and faults take more than half of the time and wait often, and these waits are filled by the rest.
    return (await Promise.all([building, rest, walk])).flat();
  },
  verify: async (run) => (await Promise.all([inSequence(run, [lint]), inSequence(run, [format, types, unit])])).flat(),
  integration: (run) => inSequence(run, [integration]),
  e2e: (run) => buildThen(run, "End to end", "tests/e2e/*.e2e.ts"),
  faults: (run) => buildThen(run, "Faults", "tests/faults/*.fault.ts"),
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
  const servers: TemporaryServer[] = [];
  const databaseServer = () =>
    once(async () => {
      if (process.env.DATABASE_URL) return process.env.DATABASE_URL;
      const server = await startTemporaryServer();
      servers.push(server);
      return server.url;
    });
  try {
    await phase("Preparing the data layer", () => ensureGenerated(signal));
    const outcomes = await plan({
      ...{ signal, scratch, only },
      databaseUrl: databaseServer(),
      appDatabaseUrl: databaseServer(),
      browser: once(ensureBrowser),
    });
    const [passed, failed] = (["passed", "failed"] as const).map((count) =>
      outcomes.reduce((sum, outcome) => sum + outcome[count], 0),
    );
    process.exitCode = failed ? 1 : 0;
    console.log(`${passed} passed, ${failed} failed`);
  } finally {
    for (const server of servers) await server.stop();
    rmSync(scratch, { recursive: true, force: true });
  }
}
