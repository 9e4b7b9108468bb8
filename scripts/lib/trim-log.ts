import { statSync, truncateSync } from "node:fs";

const KEPT_BYTES = 10 * 1024 * 1024;
const LOOK_EVERY_MS = 60 * 60 * 1000;

/** Begins a log anew once it has grown large. It may be in use by whoever opened it to append. */
export function trimLog(path: string): void {
  const { size } = statSync(path, { throwIfNoEntry: false }) ?? { size: 0 };
  if (size > KEPT_BYTES) truncateSync(path);
}

/** Keeps a log from growing for ever: looks at it now, and every hour for as long as this process lives. */
export function keepTrimmed(path: string): NodeJS.Timeout {
  trimLog(path);
  return setInterval(() => trimLog(path), LOOK_EVERY_MS).unref();
}
