import "server-only";
import { logger } from "@/lib/server/logger";
import { enqueue } from "@/lib/server/queue";
import { outboxJob } from "./jobs";

/** Has the outbox delivered soon. The events are committed already, so a queue that cannot be reached only delays them. */
export async function wakeOutbox(): Promise<void> {
  try {
    await enqueue(outboxJob, {}, { singletonKey: "deliver" });
  } catch (error) {
    logger().warn({ event: "outbox.not_woken", err: error });
  }
}
