import "server-only";
import { connectionTokenPlace } from "@/lib/features/accounts/model";
import { gmailMailbox } from "@/lib/providers/mailbox/gmail";
import { refreshGrant } from "@/lib/providers/mailbox/google-grant";
import { GrantRevoked, type Mailbox, TokenRefused } from "@/lib/providers/mailbox/port";
import { decryptSecret, encryptSecret, isSealedByOldKey } from "@/lib/server/crypto";
import { MINUTE_MS } from "@/lib/shared/time/durations";
import * as store from "./connection-store";

const EXPIRY_MARGIN_MS = MINUTE_MS;

/** Renews the access token; null when another process changed the connection meanwhile. */
async function renewToken(connection: store.ConnectionRow): Promise<string | null> {
  const { userId } = connection;
  if (!connection.refreshToken) throw new GrantRevoked("No permission is kept");
  const refreshToken = decryptSecret(connection.refreshToken, connectionTokenPlace(userId, "refresh_token"));
  const grant = await refreshGrant(refreshToken, new Date());
  const isSaved = await store.saveTokens(connection, {
    accessToken: encryptSecret(grant.accessToken, connectionTokenPlace(userId, "access_token")),
    expiresAt: grant.expiresAt,
    ...(isSealedByOldKey(connection.refreshToken) && {
      refreshToken: encryptSecret(refreshToken, connectionTokenPlace(userId, "refresh_token")),
    }),
  });
  return isSaved ? grant.accessToken : null;
}

/**
 * Calls the connected mailbox. Renews the access token when it has expired, and once when it is refused. A reconnect or
 * disconnect may happen at any time; the latest grant wins.
 * @throws GrantRevoked when there is no grant; the connection is then marked as lost.
 */
export function mailboxAccess(userId: number): <T>(call: (mailbox: Mailbox) => Promise<T>) => Promise<T> {
  let token: Promise<string> | null = null;
  const find = async () => {
    const connection = await store.findOwnedConnection(userId);
    if (!connection) throw new GrantRevoked("No connection is kept");
    return connection;
  };
  const renew = async (): Promise<string> => {
    const connection = await find();
    try {
      return (await renewToken(connection)) ?? (await saved());
    } catch (error) {
      if (error instanceof GrantRevoked) await store.markConnectionLost(connection);
      throw error;
    }
  };
  const saved = async (): Promise<string> => {
    const { accessToken, expiresAt } = await find();
    const isFresh = expiresAt && expiresAt.getTime() - Date.now() > EXPIRY_MARGIN_MS;
    return isFresh && accessToken ? decryptSecret(accessToken, connectionTokenPlace(userId, "access_token")) : renew();
  };
  return async (ask) => {
    const used = (token ??= saved());
    try {
      return await ask(gmailMailbox(await used));
    } catch (error) {
      if (!(error instanceof TokenRefused)) throw error;
      // Concurrent callers share one renewal.
      if (token === used) token = renew();
      return ask(gmailMailbox(await token));
    }
  };
}
