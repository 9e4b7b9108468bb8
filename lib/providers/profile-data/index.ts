import "server-only";
import { env } from "@/lib/server/env";
import { urlProvider } from "./from-url";
import { peopleDataLabs } from "./people-data-labs";
import type { ProfileProvider } from "./port";

export function profileProvider(): ProfileProvider {
  const { PROFILE_API_KEY: apiKey, PROFILE_API_URL: apiUrl } = env();
  return apiKey ? peopleDataLabs({ apiKey, apiUrl }) : urlProvider;
}
