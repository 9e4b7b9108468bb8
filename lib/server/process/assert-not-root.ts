import "server-only";
import { env, refuseRoot } from "../env";
import { logger } from "../logger";

/** Exits instead of throwing: Next would log the error of its instrumentation hook and serve anyway. */
export function assertNotRoot(): void {
  const refusal = refuseRoot(env(), process.getuid?.());
  if (!refusal) return;
  logger().fatal({ event: "process.refused", message: refusal });
  process.exit(1);
}
