import { statSync, truncateSync } from "node:fs";

const MAX_LOG_BYTES = 10 * 1024 * 1024;
const CHECK_INTERVAL_MS = 60 * 60 * 1000;

/** Empties a log over 10 MB. Processes that have it open for appending continue to write to it. */
export function trimLog(path: string): void {
  const { size } = statSync(path, { throwIfNoEntry: false }) ?? { size: 0 };
  if (size > MAX_LOG_BYTES) truncateSync(path);
}

export function keepTrimmed(path: string): void {
  trimLog(path);
  setInterval(() => trimLog(path), CHECK_INTERVAL_MS).unref();
}
