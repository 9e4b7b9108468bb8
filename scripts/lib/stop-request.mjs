// @ts-check

export class Stopped extends Error {
  /** @override */
  name = "Stopped";
}

const PARENT_CHECK_MS = 250;

/**
 * Aborted by Ctrl-C, SIGTERM, a closed terminal, or the end of the process that started this command (npm, or the older
 * Node), which would otherwise leave it running unnoticed.
 */
export function stopRequest() {
  const controller = new AbortController();
  const stop = () => controller.abort(new Stopped());
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, stop);
  if (process.connected) process.on("disconnect", stop);
  const parent = process.ppid;
  if (process.env.npm_lifecycle_event) setInterval(() => process.ppid !== parent && stop(), PARENT_CHECK_MS).unref();
  return controller.signal;
}
