import "server-only";
import { createHash } from "node:crypto";
import { permissionUrl } from "@/lib/providers/mailbox/google-grant";
import { randomToken } from "@/lib/server/crypto";
import { env } from "@/lib/server/env";
import type { Ctx } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/errors";

export const isMailboxConfigured = (): boolean => env().GOOGLE_CLIENT_ID !== undefined;

export const callbackUrl = (): string => `${env().APP_URL}/api/try-clarity/auth/gmail/callback`;

interface StartedConnection {
  url: string;
  state: string;
  verifier: string;
}

/**
 * Starts the OAuth flow for the read-only scope, with state and PKCE.
 * @throws AppError not_configured; ProviderUnreachable.
 */
export async function startConnection(_ctx: Ctx): Promise<StartedConnection> {
  if (!isMailboxConfigured()) throw new AppError("not_configured", "Gmail is not configured on this installation.");
  const state = randomToken();
  const verifier = randomToken();
  const challenge = createHash("sha256").update(verifier).digest("base64url");
  const url = await permissionUrl({ redirectUri: callbackUrl(), state, challenge });
  return { url: url.href, state, verifier };
}
