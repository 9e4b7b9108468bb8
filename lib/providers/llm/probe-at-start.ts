import "server-only";
import { logger } from "@/lib/server/logger";
import { llmConnection } from "./connection";
import { probeModel } from "./probe-model";

export async function probeAtStart(): Promise<void> {
  const connection = llmConnection();
  if (!connection) return;
  const { isAnswering, message } = await probeModel(connection);
  if (isAnswering) logger().info({ event: "llm.probed", message });
  else logger().error({ event: "llm.probed", message });
}
