import { phaseLine } from "../phase.mjs";

export interface Outcome {
  passed: number;
  failed: number;
  /** What a person needs to see of a failure. */
  detail?: string;
}

/** Runs one check and reports it on one line with its seconds, and its detail when it failed. */
export async function report(name: string, run: () => Promise<Outcome>): Promise<Outcome> {
  const startedAt = performance.now();
  const outcome = await run();
  const { passed, failed, detail } = outcome;
  console.log(phaseLine(name, startedAt, failed ? `${passed} passed, ${failed} FAILED` : `${passed} passed`));
  if (failed && detail) console.log(`\n${detail.trim()}\n`);
  return outcome;
}
