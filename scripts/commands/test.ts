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
    // Most steps use one core, so there are two rows of them, which wait for each other only before the browser tests.
    const rows = await Promise.all([
      building.then(() => inSequence(run, [types, unit, format])),
      inSequence(run, [lint, drift, integration]),
    ]);
    // One run, so that all workers end at about the same time.
    const walk = withBuild("End to end, faults", "tests/{faults,e2e}/*.{fault,e2e}.ts", await building);
    return [await building, ...rows.flat(), await walk(run)];
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
  let server: TemporaryServer | undefined;
  const databaseUrl = once(async () => {
    server = process.env.DATABASE_URL ? undefined : await startTemporaryServer();
    return server?.url ?? process.env.DATABASE_URL ?? "";
  });
  try {
    await phase("Preparing the data layer", () => ensureGenerated(signal));
    const outcomes = await plan({ signal, scratch, only, databaseUrl, browser: once(ensureBrowser) });
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
