import { runFiles } from "../lib/run-files.ts";

/** `npm run bench [-- name …]`: measurements, each printing its ratio to a stated baseline. */
export default function bench(names: string[]): Promise<void> {
  return runFiles("bench/*.bench.ts", names);
}
