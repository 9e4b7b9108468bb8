import "server-only";
import { gmailMailbox } from "@/lib/providers/mailbox/gmail";
import { refreshGrant } from "@/lib/providers/mailbox/google-grant";
import { GrantLost, type Mailbox, TokenRefused } from "@/lib/providers/mailbox/port";
import { decryptSecret, encryptSecret, isSealedByOldKey } from "@/lib/server/crypto";
import * as store from "./store";

/** A token this near its end is renewed before it is used. */
const MARGIN_MS = 60_000;

const place = (userId: number, column: string) => ({ table: "data_connections", column, userId });

/**
 * Asks the connected mailbox, renewing the access token when it is over and once when it is refused. Only the reading
 * job uses it, and the queue runs one of those for a person at a time: that is the lock on renewing.
 * @throws GrantLost when there is no permission any more.
 */
export function mailboxAccess(userId: number): <T>(ask: (mailbox: Mailbox) => Promise<T>) => Promise<T> {
  let token: Promise<string> | null = null;
  const renew = async (): Promise<string> => {
    const row = await store.findOwnedConnection(userId);
    if (!row?.refreshToken) throw new GrantLost("No permission is kept");
    const refreshToken = decryptSecret(row.refreshToken, place(userId, "refresh_token"));
    const grant = await refreshGrant(refreshToken, new Date());
    await store.saveTokens(userId, {
      accessToken: encryptSecret(grant.accessToken, place(userId, "access_token")),
      expiresAt: grant.expiresAt,
      ...(isSealedByOldKey(row.refreshToken) && {
        refreshToken: encryptSecret(refreshToken, place(userId, "refresh_token")),
      }),
    });
    return grant.accessToken;
  };
  const kept = async (): Promise<string> => {
    const row = await store.findOwnedConnection(userId);
    if (!row) throw new GrantLost("No permission is kept");
    const isFresh = row.accessToken && row.expiresAt && row.expiresAt.getTime() - Date.now() > MARGIN_MS;
    return isFresh && row.accessToken ? decryptSecret(row.accessToken, place(userId, "access_token")) : renew();
  };
  return async (ask) => {
    const used = (token ??= kept());
    try {
      return await ask(gmailMailbox(await used));
    } catch (error) {
      if (!(error instanceof TokenRefused)) throw error;
      // Whoever is refused first renews, the others wait for the same token.
      if (token === used) token = renew();
      return ask(gmailMailbox(await token));
    }
  };
}
