import "server-only";
import { createPerson } from "@/lib/features/accounts/create-person";
import { endConnections } from "@/lib/features/accounts/end-connections";
import { connectionTokenPlace } from "@/lib/features/accounts/model";
import { exchangeCode, MAILBOX_SCOPE } from "@/lib/providers/mailbox/google-grant";
import { revokeGoogleToken } from "@/lib/providers/google/revoke-token";
import { gmailMailbox } from "@/lib/providers/mailbox/gmail";
import type { MailboxGrant } from "@/lib/providers/mailbox/port";
import { encryptSecret } from "@/lib/server/crypto";
import { logger } from "@/lib/server/logger";
import type { Ctx } from "@/lib/shared/actor";
import { parseEmail } from "@/lib/shared/text/email";
import { AppError } from "@/lib/shared/errors";
import { callbackUrl } from "./start-connection";
import * as store from "./connection-store";

type FinishedConnection =
  { kind: "connected"; userId: number; isNewPerson: boolean } | { kind: "unticked" } | { kind: "sign-in-first" };

async function ownerOf(ctx: Ctx, address: string): Promise<{ userId: number; isNewPerson: boolean } | null> {
  const { actor } = ctx;
  if (actor.type === "user" || actor.type === "trial") return { userId: actor.userId, isNewPerson: false };
  const email = parseEmail(address);
  if (!email) return null;
  try {
    const { userId } = await createPerson(ctx, { email, name: null, password: null });
    return { userId, isNewPerson: true };
  } catch (error) {
    if (error instanceof AppError && error.code === "conflict") return null;
    throw error;
  }
}

async function revokeUnused({ accessToken, refreshToken }: MailboxGrant): Promise<void> {
  await revokeGoogleToken(refreshToken ?? accessToken).catch((error: unknown) => {
    logger().warn({ event: "mailbox.revoke_failed", err: error });
  });
}

interface StoredGrant {
  userId: number;
  providerUserId: string;
  grant: MailboxGrant;
}

/** Ends the connection to another mailbox, if there is one, and saves the tokens of the new grant sealed. */
async function storeGrant(ctx: Ctx, { userId, providerUserId, grant }: StoredGrant): Promise<void> {
  const previous = await store.findOwnedConnection(userId);
  if (previous && previous.providerUserId !== providerUserId) {
    await endConnections({ ...ctx, actor: { type: "trial", userId } });
  }
  const sealed = {
    providerUserId,
    accessToken: encryptSecret(grant.accessToken, connectionTokenPlace(userId, "access_token")),
    refreshToken:
      grant.refreshToken && encryptSecret(grant.refreshToken, connectionTokenPlace(userId, "refresh_token")),
    expiresAt: grant.expiresAt,
    scopes: grant.scopes,
  };
  await store.saveConnection(userId, sealed, ctx.now);
}

/**
 * Exchanges the code for a grant and saves its tokens sealed. Nothing is read before the person has checked three
 * mails.
 * @throws provider errors.
 */
export async function finishConnection(
  ctx: Ctx,
  { code, verifier }: { code: string; verifier: string },
): Promise<FinishedConnection> {
  const grant = await exchangeCode({ code, verifier, redirectUri: callbackUrl() }, ctx.now);
  if (!grant.scopes.includes(MAILBOX_SCOPE)) {
    await revokeUnused(grant);
    return { kind: "unticked" };
  }
  try {
    return await connect(ctx, grant);
  } catch (error) {
    // Without this, Google would list an unused grant for ever.
    if (!(await isConnected(ctx))) await revokeUnused(grant);
    throw error;
  }
}

/** Revoking one token revokes its whole grant, so a person who is already connected keeps theirs. */
async function isConnected({ actor }: Ctx): Promise<boolean> {
  if (actor.type !== "user" && actor.type !== "trial") return false;
  return Boolean(await store.findOwnedConnection(actor.userId).catch(() => null));
}

async function connect(ctx: Ctx, grant: MailboxGrant): Promise<FinishedConnection> {
  const address = await gmailMailbox(grant.accessToken).address();
  const owner = await ownerOf(ctx, address);
  if (!owner) {
    await revokeUnused(grant);
    return { kind: "sign-in-first" };
  }
  const { userId } = owner;
  await storeGrant(ctx, { userId, providerUserId: address.toLowerCase(), grant });
  return { kind: "connected", ...owner };
}
