import "server-only";
import type { Mail } from "@/lib/server/mailer";
import { addEvent } from "./outbox-store";
import { wakeOutbox } from "./wake-outbox";

/** Puts a mail into the outbox: it is tried for a day, and whoever asked for it does not wait for the mail server. */
export async function sendMailLater(mail: Mail): Promise<void> {
  await addEvent("mail", mail);
  await wakeOutbox();
}
