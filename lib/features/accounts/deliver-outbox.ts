import "server-only";
import { z } from "zod";
import { revokeGoogleToken } from "@/lib/providers/google/revoke-token";
import { decryptSecret } from "@/lib/server/crypto";
import { logger } from "@/lib/server/logger";
import { forgetMailFiles, type Mail, sendMail } from "@/lib/server/mailer";
import type { Ctx, SystemActor } from "@/lib/shared/actor";
import { findAuthPerson } from "./google-store";
import { farewellMail, resetMail, verificationMail } from "./mails";
import { openPayload } from "./outbox-payload";
import * as store from "./outbox-store";
import { deletionReceipt } from "./schema";
import { createToken, type TokenPurpose } from "./token-store";

const BATCH = 20;
const GIVE_UP_MS = 24 * 3_600_000;

const mail = z.object({ to: z.string(), subject: z.string(), text: z.string() });
const address = z.object({ email: z.string() });
const farewell = z.object({ email: z.string(), receipt: deletionReceipt });
const connection = z.object({
  userId: z.number(),
  provider: z.string(),
  accessToken: z.string().nullable(),
  refreshToken: z.string().nullable(),
});

/** A refresh token takes its access tokens with it, so it goes first and alone. */
async function revoke(payload: unknown): Promise<void> {
  const { userId, provider, accessToken, refreshToken } = connection.parse(payload);
  const column = refreshToken ? "refresh_token" : "access_token";
  const sealed = refreshToken ?? accessToken;
  if (!sealed || !["gmail", "google"].includes(provider)) return;
  await revokeGoogleToken(decryptSecret(sealed, { table: "data_connections", column, userId }));
}

async function sayFarewell(payload: unknown): Promise<void> {
  const { email, receipt } = farewell.parse(payload);
  await forgetMailFiles(email);
  await sendMail(farewellMail(email, receipt));
}

/** Mails a link to the holder of an address; an address without an account gets nothing. */
async function mailLink(payload: unknown, purpose: TokenPurpose, now: Date): Promise<void> {
  const { email } = address.parse(payload);
  const person = await findAuthPerson(email);
  if (!person) return;
  const token = await createToken(person.id, purpose, now);
  await sendMail(LINK_MAILS[purpose](person.email, token));
}

const LINK_MAILS = { "password.reset": resetMail, "email.verify": verificationMail } satisfies Record<
  TokenPurpose,
  (to: string, token: string) => Mail
>;

const HANDLERS = new Map<string, (payload: unknown, now: Date) => Promise<void>>([
  ["mail", (payload) => sendMail(mail.parse(payload))],
  ["password.reset", (payload, now) => mailLink(payload, "password.reset", now)],
  ["email.verify", (payload, now) => mailLink(payload, "email.verify", now)],
  ["connection.revoke", revoke],
  ["account.deleted", sayFarewell],
]);

/** Delivers every due event; one that fails waits, ever longer, and is given up after a day. Returns how many went. */
export async function deliverOutbox({ now }: Ctx<SystemActor>): Promise<number> {
  for (let delivered = 0; ;) {
    const events = await store.claimDueEvents(now, BATCH);
    for (const event of events) if (await deliver(event, now)) delivered += 1;
    if (events.length < BATCH) return delivered;
  }
}

/** True when the event is done with for good. */
async function deliver({ id, kind, attempts, createdAt, sealed }: store.DueEvent, now: Date): Promise<boolean> {
  try {
    const handle = HANDLERS.get(kind);
    if (!handle) throw new Error("No handler: another version of the application may have one");
    await handle(openPayload(sealed), now);
    await store.removeEvent(id);
    return true;
  } catch (error) {
    const isOver = now.getTime() - createdAt.getTime() > GIVE_UP_MS;
    logger().warn({ event: isOver ? "outbox.given_up" : "outbox.failed", kind, attempts, err: error });
    if (isOver) await store.removeEvent(id);
    return false;
  }
}
