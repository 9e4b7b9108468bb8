import "server-only";
import { logger } from "@/lib/server/logger";

export function logRequestError(error: unknown, { method, route }: { method: string; route: string }): void {
  logger().error({ event: "http.unhandled", method, route, err: error });
}
