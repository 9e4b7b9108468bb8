import "server-only";
import { logger } from "@/lib/server/logger";
import type { Mail } from "@/lib/server/mailer";
import { enqueue } from "@/lib/server/queue";
import { outboxJob } from "./jobs";
import { addEvent } from "./outbox-store";

/** Triggers delivery. The events are committed already, so an unreachable queue only delays them by a minute. */
export async function enqueueOutbox(): Promise<void> {
  try {
    await enqueue(outboxJob, {}, { singletonKey: "deliver" });
  } catch (error) {
    logger().warn({ event: "outbox.not_enqueued", err: error });
  }
}

/** Adds a mail to the outbox, which retries it for a day; the caller does not wait for the mail server. */
export async function enqueueMail(mail: Mail): Promise<void> {
  await addEvent("mail", mail);
  await enqueueOutbox();
}
