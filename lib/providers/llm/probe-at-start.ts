import "server-only";
import { logger } from "@/lib/server/logger";
import { llmConnection } from "./connection";
import { probeModel } from "./probe-model";

/** Calls the configured model once, beside the start, and logs whether it answers; what its server tells is learned. */
export async function probeAtStart(): Promise<void> {
  const connection = llmConnection();
  if (!connection) return;
  const { isAnswering, message } = await probeModel(connection);
  if (isAnswering) logger().info({ event: "llm.probed", message });
  else logger().error({ event: "llm.probed", message });
}
