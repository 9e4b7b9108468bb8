/** Runs once per server process, before the first request is served. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { install } = await import("./lib/http/guard");
  install();
}
