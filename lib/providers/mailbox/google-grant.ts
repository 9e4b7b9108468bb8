import "server-only";
import { z } from "zod";
import { discover, endpoint } from "@/lib/providers/google/discovery";
import { callProvider } from "@/lib/providers/http";
import { env } from "@/lib/server/env";
import { GrantRevoked, MailboxBusy, type MailboxGrant } from "./port";

export const MAILBOX_SCOPE = "https://www.googleapis.com/auth/gmail.readonly";

const endpoints = z.object({ authorization_endpoint: endpoint, token_endpoint: endpoint });
const tokens = z.object({
  access_token: z.string().min(1),
  refresh_token: z.string().min(1).optional(),
  expires_in: z.number().positive().default(3_600),
  scope: z.string().default(""),
});
const refusal = z.object({ error: z.string() });

interface PermissionRequest {
  redirectUri: string;
  state: string;
  /** SHA-256 of the verifier, base64url (RFC 7636). */
  challenge: string;
}

/** With offline access. @throws ProviderUnreachable */
export async function permissionUrl({ redirectUri, state, challenge }: PermissionRequest): Promise<URL> {
  const url = new URL((await discover(endpoints)).authorization_endpoint);
  const parameters = {
    client_id: env().GOOGLE_CLIENT_ID ?? "",
    redirect_uri: redirectUri,
    response_type: "code",
    scope: MAILBOX_SCOPE,
    access_type: "offline",
    prompt: "consent",
    include_granted_scopes: "false",
    state,
    code_challenge: challenge,
    code_challenge_method: "S256",
  };
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url;
}

async function requestTokens(form: Record<string, string>, now: Date): Promise<MailboxGrant> {
  const { GOOGLE_CLIENT_ID: id = "", GOOGLE_CLIENT_SECRET: secret = "" } = env();
  const { token_endpoint } = await discover(endpoints);
  const { status, body } = await callProvider(new URL(token_endpoint), {
    method: "POST",
    form: { ...form, client_id: id, client_secret: secret },
  });
  const parsed = tokens.safeParse(body);
  if (status === 200 && parsed.success) {
    const { access_token, refresh_token, expires_in, scope } = parsed.data;
    return {
      accessToken: access_token,
      refreshToken: refresh_token ?? null,
      expiresAt: new Date(now.getTime() + expires_in * 1000),
      scopes: scope.split(" ").filter(Boolean),
    };
  }
  const reason = refusal.safeParse(body).data?.error ?? `status ${status}`;
  if (reason === "invalid_grant") throw new GrantRevoked("The permission is gone");
  throw new MailboxBusy(`Google gave no token: ${reason}`);
}

interface CodeExchange {
  code: string;
  verifier: string;
  redirectUri: string;
}

/** @throws GrantRevoked, MailboxBusy, ProviderUnreachable */
export const exchangeCode = ({ code, verifier, redirectUri }: CodeExchange, now: Date): Promise<MailboxGrant> =>
  requestTokens({ grant_type: "authorization_code", code, code_verifier: verifier, redirect_uri: redirectUri }, now);

/** @throws GrantRevoked when the owner revoked the grant; MailboxBusy, ProviderUnreachable */
export const refreshGrant = (refreshToken: string, now: Date): Promise<MailboxGrant> =>
  requestTokens({ grant_type: "refresh_token", refresh_token: refreshToken }, now);
