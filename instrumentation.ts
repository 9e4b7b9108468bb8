/**
 * Runs once per server process, before the first request is served. The condition stands around the import, so that the
 * bundler leaves the server's code out of the Edge variant of this file.
 */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME === "nodejs") {
    const { begin } = await import("./instrumentation-node");
    await begin();
  }
}
