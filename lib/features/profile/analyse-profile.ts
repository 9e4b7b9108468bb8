import "server-only";
import { profileProvider } from "@/lib/providers/profile-data/index";
import type { ProfileProvider } from "@/lib/providers/profile-data/port";
import { reserveLookup } from "@/lib/features/spending/reserve-lookup";
import { keyedHash } from "@/lib/server/crypto";
import { consumeLimit } from "@/lib/server/rate-limit";
import type { Actor, Ctx } from "@/lib/shared/actor";
import { DAY_MS } from "@/lib/shared/time/durations";
import { AppError } from "@/lib/shared/errors";
import { composeProfileInsights } from "./insights";
import { profileFacts, type AnalysedProfileView, type AnalyseProfileInput, type ProfileFacts } from "./schema";
import * as store from "./store";

/**
 * Looks up a public profile. Without a profile service only the URL itself is read. Responses are cached for a day.
 * @throws AppError with a message of the error catalogue: 'LinkedIn profile not found', 'API rate limit exceeded',
 *   'authentication failed', 'API key issue'; or unavailable.
 */
export async function analyseProfile(ctx: Ctx, { linkedinUrl }: AnalyseProfileInput): Promise<AnalysedProfileView> {
  await countLookup(ctx);
  const provider = profileProvider();
  const facts = await (provider.kind === "service"
    ? cached(provider, linkedinUrl, ctx.now)
    : provider.lookUp(linkedinUrl));
  const profile = { ...facts, source: provider.kind, url: linkedinUrl };
  return { profile, insights: composeProfileInsights(profile, ctx.now) };
}

async function countLookup({ actor, network }: Ctx): Promise<void> {
  try {
    await consumeLimit("profileLookupPerDay", subjectOf(actor) ?? network);
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== "rate_limited") throw error;
    throw new AppError("rate_limited", "API rate limit exceeded", { cause: error, retryAfter: error.retryAfter });
  }
}

const subjectOf = (actor: Actor): string | null =>
  actor.type === "user" || actor.type === "trial" ? `user:${actor.userId}` : null;

const lookUp = async (provider: ProfileProvider, url: string): Promise<ProfileFacts> =>
  profileFacts.parse(await provider.lookUp(url));

async function cached(provider: ProfileProvider, url: string, now: Date): Promise<ProfileFacts> {
  const key = keyedHash("profile-cache", url);
  const known = await store.findCachedFacts(key, now);
  if (known) return known;
  const refund = await reserveLookup({ now });
  const facts = await lookUp(provider, url).catch(async (error: unknown) => {
    await refund();
    throw error;
  });
  await store.saveCachedFacts(key, facts, new Date(now.getTime() + DAY_MS));
  return facts;
}
