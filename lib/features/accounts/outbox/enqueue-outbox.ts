import "server-only";
import { logger } from "@/lib/server/logger";
import type { Mail } from "@/lib/server/mail/mailer";
import { enqueue } from "@/lib/server/queue";
import { outboxJob } from "../jobs";
import { addEvent } from "./outbox-store";

/** Triggers delivery. The events are already committed, so an unreachable queue delays them by a minute at most. */
export async function enqueueOutbox(): Promise<void> {
  try {
    await enqueue(outboxJob, {}, { singletonKey: "deliver" });
  } catch (error) {
    logger().warn({ event: "outbox.not_enqueued", err: error });
  }
}

export async function enqueueMail(mail: Mail): Promise<void> {
  await addEvent("mail", mail);
  await enqueueOutbox();
}
