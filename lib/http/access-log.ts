import "server-only";
import type { IncomingMessage, ServerResponse } from "node:http";
import { logger } from "@/lib/server/logger";
import { metrics } from "@/lib/server/metrics";
import { routeTemplate } from "./route-template";

/** A probe comes every few seconds and says nothing while all is well. */
const PROBES = new Set(["/api/health", "/api/ready"]);

export function logAccess({ method = "", url = "", socket }: IncomingMessage, response: ServerResponse): void {
  const startedAt = performance.now();
  const bytesBefore = socket.bytesWritten;
  response.once("close", () => {
    const ms = performance.now() - startedAt;
    const route = routeTemplate(url.split("?")[0] ?? "");
    const status = response.statusCode;
    metrics().requestSeconds.observe({ route, method, status }, ms / 1_000);
    logger()[PROBES.has(route) && status < 400 ? "debug" : "info"]({
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
