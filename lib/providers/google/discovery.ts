import "server-only";
import { z } from "zod";
import { callProvider, ProviderUnreachable } from "@/lib/providers/http";
import { env } from "@/lib/server/env";

export const endpoint = z.url({ protocol: /^https?$/ });

/** Google's endpoints (OpenID Connect Discovery 1.0) that the schema requires. @throws ProviderUnreachable */
export async function discover<S extends z.ZodType>(schema: S): Promise<z.output<S>> {
  const url = new URL(`${env().GOOGLE_ISSUER}/.well-known/openid-configuration`);
  const { status, body } = await callProvider(url);
  const parsed = schema.safeParse(body);
  if (status !== 200 || !parsed.success) throw new ProviderUnreachable(url.host, new Error(`Discovery: ${status}`));
  return parsed.data;
}
