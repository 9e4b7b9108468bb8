import "server-only";
import { z } from "zod";
import { callProvider, ProviderUnreachable } from "@/lib/providers/http";
import { isTransientStatus } from "@/lib/providers/retry";
import { env } from "@/lib/server/env";
import { discover, endpoint } from "./discovery";

const endpoints = z.object({ revocation_endpoint: endpoint });

/**
 * Revokes a Google token (RFC 7009) and everything that was granted with it. A token that Google no longer knows counts
 * as revoked.
 * @throws ProviderUnreachable when it has to be retried.
 */
export async function revokeGoogleToken(token: string): Promise<void> {
  const { GOOGLE_CLIENT_ID: id, GOOGLE_CLIENT_SECRET: secret } = env();
  if (!id || !secret) return;
  const url = new URL((await discover(endpoints)).revocation_endpoint);
  const credentials = Buffer.from(`${encodeURIComponent(id)}:${encodeURIComponent(secret)}`).toString("base64");
  const { status } = await callProvider(url, {
    method: "POST",
    headers: { authorization: `Basic ${credentials}` },
    form: { token },
  });
  if (isTransientStatus(status)) throw new ProviderUnreachable(url.host, new Error(`Revocation: ${status}`));
}
