/** Thrown where work is given up because the person, or the system, asked this command to end. */
export class Stopped extends Error {
  constructor() {
    super("stopped");
    this.name = "Stopped";
  }
}

const PARENT_CHECK_MS = 250;

/**
 * A signal that is aborted when this command should end: Ctrl-C, SIGTERM, a closed terminal, or the end of the process
 * that started it (npm, or the older Node that handed over), which would otherwise leave it running unseen.
 */
export function stopRequest(): AbortSignal {
  const controller = new AbortController();
  const stop = () => controller.abort(new Stopped());
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, stop);
  if (process.connected) process.on("disconnect", stop);
  if (process.env.npm_lifecycle_event) {
    const parent = process.ppid;
    setInterval(() => process.ppid !== parent && stop(), PARENT_CHECK_MS).unref();
  }
  return controller.signal;
}

/** Resolves when the signal is aborted. */
export const aborted = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener("abort", () => resolve(), { once: true });
  });
