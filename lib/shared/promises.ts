/**
 * For a promise that is awaited only after other work, or never when that work fails. Without a handler a rejection
 * before the `await` would end the process as unhandled; the `await` still throws it.
 */
export function awaitedLater<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => undefined);
  return promise;
}

/** Further calls of the result do nothing. */
export function once<A extends unknown[]>(run: (...values: A) => void): (...values: A) => void {
  let hasRun = false;
  return (...values) => {
    if (hasRun) return;
    hasRun = true;
    run(...values);
  };
}
