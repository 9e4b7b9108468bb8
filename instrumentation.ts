import type { Instrumentation } from "next";

/**
 * Runs once per server process, before the first request is served. The condition encloses the import, so that the
 * bundler leaves the server's code out of the Edge variant of this file.
 */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME === "nodejs") {
    const { startServerProcess } = await import("./instrumentation-node");
    await startServerProcess();
  }
}

export const onRequestError: Instrumentation.onRequestError = async (error, request, context) => {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { logRequestError } = await import("./lib/http/log-request-error");
  logRequestError(error, { method: request.method, route: context.routePath });
};
