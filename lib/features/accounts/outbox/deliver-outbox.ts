import "server-only";
import { z } from "zod";
import { revokeGoogleToken } from "@/lib/providers/google/revoke-token";
import { decryptSecret } from "@/lib/server/crypto";
import { logger } from "@/lib/server/logger";
import { deleteMailFiles, type Mail, sendMail } from "@/lib/server/mail/mailer";
import { isMailRefused } from "@/lib/server/mail/send-over-smtp";
import type { Ctx, SystemActor } from "@/lib/shared/actor";
import { findAuthPerson } from "../google/google-store";
import { connectionTokenPlace } from "../model";
import { accountDeletedMail, resetMail, verificationMail } from "./mails";
import * as store from "./outbox-store";
import { openPayload } from "./outbox-store";
import { deletionReceipt } from "../schema";
import { createToken, type TokenPurpose } from "../credentials/token-store";
import { DAY_MS } from "@/lib/shared/time/durations";

const GIVE_UP_MS = DAY_MS;

const mail = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string().optional(),
  unsubscribeUrl: z.string().optional(),
});
const address = z.object({ email: z.string() });
// Events stored by versions without address confirmation are mailed as before.
const accountDeletedPayload = z.object({
  email: z.string(),
  isConfirmed: z.boolean().default(true),
  receipt: deletionReceipt,
});
const connection = z.object({
  userId: z.number(),
  provider: z.string(),
  accessToken: z.string().nullable(),
  refreshToken: z.string().nullable(),
});

/** Revoking a refresh token also revokes its access tokens, so it is sent first and alone. */
async function revoke(payload: unknown): Promise<void> {
  const { userId, provider, accessToken, refreshToken } = connection.parse(payload);
  const column = refreshToken ? "refresh_token" : "access_token";
  const sealed = refreshToken ?? accessToken;
  if (!sealed || !["gmail", "google"].includes(provider)) return;
  await revokeGoogleToken(decryptSecret(sealed, connectionTokenPlace(userId, column)));
}

/** Skips unconfirmed addresses, whose owner may not have created the account. */
async function mailAccountDeleted(payload: unknown): Promise<void> {
  const { email, isConfirmed, receipt } = accountDeletedPayload.parse(payload);
  await deleteMailFiles(email);
  if (isConfirmed) await sendMail(accountDeletedMail(email, receipt));
}

interface Delivery {
  event: store.DueEvent;
  now: Date;
}

/**
 * Removes the event once the mail server has all but the end of the mail. A process that dies earlier leaves the
 * event and an incomplete mail, which the server drops; one that dies later leaves only the mail. An instance whose
 * lease has ended finds no event and does not complete the mail.
 */
async function mailOnce(payload: unknown, { event }: Delivery): Promise<void> {
  let removal: Promise<boolean> | undefined;
  const remove = async () => {
    removal = store.removeEvent(event.id);
    if (!(await removal)) throw new Error("Another instance sends this mail");
  };
  try {
    await sendMail(mail.parse(payload), { id: event.id, at: event.createdAt }, remove);
  } catch (error) {
    const isRemoved = await removal?.catch(() => false);
    if (isRemoved && !isMailRefused(error)) {
      logger().warn({ event: "outbox.unconfirmed", err: error });
      return;
    }
    if (isRemoved) await store.restoreEvent(event);
    throw error;
  }
}

const LINK_MAILS = { "password.reset": resetMail, "email.verify": verificationMail } satisfies Record<
  TokenPurpose,
  (to: string, token: string) => Mail
>;

async function mailLink(payload: unknown, purpose: TokenPurpose, { event, now }: Delivery): Promise<void> {
  const { email } = address.parse(payload);
  const person = await findAuthPerson(email);
  if (!person) return;
  const token = await createToken({ userId: person.id, purpose, eventId: event.id, now });
  await sendMail(LINK_MAILS[purpose](person.email, token));
}

const HANDLERS = new Map<string, (payload: unknown, delivery: Delivery) => Promise<void>>([
  ["mail", (payload, { event: { id, createdAt: at } }) => sendMail(mail.parse(payload), { id, at })],
  ["mail.once", mailOnce],
  ["password.reset", (payload, delivery) => mailLink(payload, "password.reset", delivery)],
  ["email.verify", (payload, delivery) => mailLink(payload, "email.verify", delivery)],
  ["connection.revoke", revoke],
  ["account.deleted", mailAccountDeleted],
]);

/**
 * Delivers every due event. A failed one is retried with back-off and dropped after a day. Returns the number of
 * delivered events.
 */
export async function deliverOutbox({ now }: Ctx<SystemActor>, signal?: AbortSignal): Promise<number> {
  const startedAt = performance.now();
  // Leases and links must not start in the past after many slow deliveries.
  const clock = () => new Date(now.getTime() + performance.now() - startedAt);
  let delivered = 0;
  while (!signal?.aborted) {
    const event = await store.claimDueEvent(clock());
    if (!event) break;
    if (await deliver(event, clock())) delivered += 1;
  }
  return delivered;
}

async function deliver(event: store.DueEvent, now: Date): Promise<boolean> {
  const { id, kind, attempts, createdAt, sealed } = event;
  try {
    const handle = HANDLERS.get(kind);
    if (!handle) throw new Error("No handler: another version of the application may have one");
    await handle(openPayload(sealed), { event, now });
    await store.removeEvent(id);
    return true;
  } catch (error) {
    const isOver = now.getTime() - createdAt.getTime() > GIVE_UP_MS;
    logger().warn({ event: isOver ? "outbox.given_up" : "outbox.failed", kind, attempts, err: error });
    if (isOver) await store.removeEvent(id);
    return false;
  }
}
