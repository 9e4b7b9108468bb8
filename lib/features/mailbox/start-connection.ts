import "server-only";
import { createHash } from "node:crypto";
import { permissionUrl } from "@/lib/providers/mailbox/google-grant";
import { randomToken } from "@/lib/server/crypto";
import { env } from "@/lib/server/env";
import type { Ctx } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/errors";

/** Whether a mailbox can be connected on this installation. */
export const isMailboxConfigured = (): boolean => env().GOOGLE_CLIENT_ID !== undefined;

export const callbackUrl = (): string => `${env().APP_URL}/api/try-clarity/auth/gmail/callback`;

interface StartedConnection {
  /** Where the owner is asked. */
  url: string;
  /** Kept by this browser only, and checked when it comes back. */
  state: string;
  verifier: string;
}

/**
 * Begins to connect a mailbox: one permission (read only), asked for at Google, with state and PKCE.
 * @throws AppError not_configured; ProviderUnreachable when Google cannot be asked.
 */
export async function startConnection(_ctx: Ctx): Promise<StartedConnection> {
  if (!isMailboxConfigured()) throw new AppError("not_configured", "Gmail is not configured on this installation.");
  const state = randomToken();
  const verifier = randomToken();
  const challenge = createHash("sha256").update(verifier).digest("base64url");
  const url = await permissionUrl({ redirectUri: callbackUrl(), state, challenge });
  return { url: url.href, state, verifier };
}
