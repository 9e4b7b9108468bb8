import { phaseLine } from "../phase.mjs";

export interface Outcome {
  passed: number;
  failed: number;
  detail?: string;
}

export async function report(name: string, run: () => Promise<Outcome>): Promise<Outcome> {
  const startedAt = performance.now();
  const outcome = await run();
  const { passed, failed, detail } = outcome;
  console.log(phaseLine(name, startedAt, failed ? `${passed} passed, ${failed} FAILED` : `${passed} passed`));
  if (failed && detail) console.log(`\n${detail.trim()}\n`);
  return outcome;
}
