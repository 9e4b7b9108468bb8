import "server-only";
import { gmailMailbox } from "@/lib/providers/mailbox/gmail";
import { refreshGrant } from "@/lib/providers/mailbox/google-grant";
import { GrantLost, type Mailbox, TokenRefused } from "@/lib/providers/mailbox/port";
import { decryptSecret, encryptSecret, isSealedByOldKey } from "@/lib/server/crypto";
import * as store from "./connection-store";

/** A token this near its end is renewed before it is used. */
const MARGIN_MS = 60_000;

const place = (userId: number, column: string) => ({ table: "data_connections", column, userId });

/** A fresh access token, kept with the connection; null when that was written meanwhile, and what it holds stands. */
async function renewToken(connection: store.ConnectionRow): Promise<string | null> {
  const { userId } = connection;
  if (!connection.refreshToken) throw new GrantLost("No permission is kept");
  const refreshToken = decryptSecret(connection.refreshToken, place(userId, "refresh_token"));
  const grant = await refreshGrant(refreshToken, new Date());
  const isKept = await store.saveTokens(connection, {
    accessToken: encryptSecret(grant.accessToken, place(userId, "access_token")),
    expiresAt: grant.expiresAt,
    ...(isSealedByOldKey(connection.refreshToken) && {
      refreshToken: encryptSecret(refreshToken, place(userId, "refresh_token")),
    }),
  });
  return isKept ? grant.accessToken : null;
}

/**
 * Asks the connected mailbox, renewing the access token when it is over and once when it is refused. The mailbox may be
 * connected anew or disconnected at any moment: what was granted last stands.
 * @throws GrantLost when there is no permission any more; the connection then says so.
 */
export function mailboxAccess(userId: number): <T>(ask: (mailbox: Mailbox) => Promise<T>) => Promise<T> {
  let token: Promise<string> | null = null;
  const find = async () => {
    const connection = await store.findOwnedConnection(userId);
    if (!connection) throw new GrantLost("No connection is kept");
    return connection;
  };
  const renew = async (): Promise<string> => {
    const connection = await find();
    try {
      return (await renewToken(connection)) ?? (await kept());
    } catch (error) {
      if (error instanceof GrantLost) await store.markConnectionLost(connection);
      throw error;
    }
  };
  const kept = async (): Promise<string> => {
    const { accessToken, expiresAt } = await find();
    const isFresh = expiresAt && expiresAt.getTime() - Date.now() > MARGIN_MS;
    return isFresh && accessToken ? decryptSecret(accessToken, place(userId, "access_token")) : renew();
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
