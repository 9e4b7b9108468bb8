import "server-only";
import { z } from "zod";
import { callProvider, ProviderUnreachable } from "@/lib/providers/http";
import { env } from "@/lib/server/env";

const discovery = z.object({ revocation_endpoint: z.url({ protocol: /^https?$/ }) });

async function revocationEndpoint(): Promise<URL> {
  const url = new URL(`${env().GOOGLE_ISSUER}/.well-known/openid-configuration`);
  const { status, body } = await callProvider(url);
  const parsed = discovery.safeParse(body);
  if (status !== 200 || !parsed.success) throw new ProviderUnreachable(url.host, new Error(`Discovery: ${status}`));
  return new URL(parsed.data.revocation_endpoint);
}

/**
 * Tells Google that a token is given back (RFC 7009); with it goes everything that was granted along with it. A token
 * that Google no longer knows counts as given back.
 * @throws ProviderUnreachable when it has to be tried again.
 */
export async function revokeGoogleToken(token: string): Promise<void> {
  const { GOOGLE_CLIENT_ID: id, GOOGLE_CLIENT_SECRET: secret } = env();
  if (!id || !secret) return;
  const endpoint = await revocationEndpoint();
  const credentials = Buffer.from(`${encodeURIComponent(id)}:${encodeURIComponent(secret)}`).toString("base64");
  const { status } = await callProvider(endpoint, {
    method: "POST",
    headers: { authorization: `Basic ${credentials}` },
    form: { token },
  });
  if (status >= 500 || status === 429) throw new ProviderUnreachable(endpoint.host, new Error(`Revocation: ${status}`));
}
