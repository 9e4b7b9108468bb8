import { phaseLine } from "../phase.mjs";

export interface Run {
  signal: AbortSignal;
  /** A folder that is removed after the run. */
  scratch: string;
  /** The test files to run; all of the suite when empty. */
  only: string[];
  databaseUrl: () => Promise<string>;
  browser: () => Promise<string>;
}

export interface Outcome {
  passed: number;
  failed: number;
  detail?: string;
}

export type Check = (run: Run) => Promise<Outcome>;

/** A check that is one thing; a fault makes it fail. */
export const outcomeOf = (fault: string): Outcome =>
  fault ? { passed: 0, failed: 1, detail: fault } : { passed: 1, failed: 0 };

/** Prints the outcome of the work. */
export const check =
  (name: string, work: Check): Check =>
  async (run) => {
    const startedAt = performance.now();
    const outcome = await work(run);
    const { passed, failed, detail } = outcome;
    console.log(phaseLine(name, startedAt, failed ? `${passed} passed, ${failed} FAILED` : `${passed} passed`));
    if (failed && detail) console.log(`\n${detail.trim()}\n`);
    return outcome;
  };
