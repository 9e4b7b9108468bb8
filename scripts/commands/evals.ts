import { runFiles } from "../lib/run-files.ts";

/** `npm run evals [-- name …]`: the quality of report and coach with the configured model; never part of the tests. */
export default function evals(names: string[]): Promise<void> {
  return runFiles("tests/evals/*.eval.ts", names);
}
