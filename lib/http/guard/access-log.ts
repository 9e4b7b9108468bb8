import "server-only";
import type { IncomingMessage, ServerResponse } from "node:http";
import { logger } from "@/lib/server/logger";
import { metrics } from "@/lib/server/monitoring/metrics";
import { routeTemplate } from "./route-template";

/**
 * Routes whose success says nothing: a probe comes every few seconds, and the scripts and styles of pages are more than
 * half of all requests.
 */
const QUIET = new Set(["/api/health", "/api/ready", "/_next"]);

export function logAccess({ method = "", url = "", socket }: IncomingMessage, response: ServerResponse): void {
  const startedAt = performance.now();
  const bytesBefore = socket.bytesWritten;
  response.once("close", () => {
    const ms = performance.now() - startedAt;
    const route = routeTemplate(url.split("?")[0] ?? "");
    const status = response.statusCode;
    metrics().requestSeconds.observe({ route, method, status }, ms / 1_000);
    logger()[QUIET.has(route) && status < 400 ? "debug" : "info"]({
      event: "http.request",
      requestId: response.getHeader("x-request-id"),
      method,
      route,
      status,
      ms: Math.round(ms * 10) / 10,
      bytes: socket.bytesWritten - bytesBefore,
      ...(!response.writableFinished && { aborted: true }),
    });
  });
}
