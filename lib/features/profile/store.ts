import "server-only";
import { z } from "zod";
import { Prisma } from "@/lib/generated/prisma/client";
import { db } from "@/lib/server/db";
import { profileFacts, profileUrlInput, profileView, type ProfileFacts, type ProfileView } from "./schema";

export async function findCachedFacts(key: string, now: Date): Promise<ProfileFacts | null> {
  const row = await db().profileCache.findUnique({ where: { key }, select: { payload: true, expiresAt: true } });
  if (!row || row.expiresAt <= now) return null;
  const parsed = profileFacts.safeParse(row.payload);
  return parsed.success ? parsed.data : null;
}

export async function saveCachedFacts(key: string, payload: ProfileFacts, expiresAt: Date): Promise<void> {
  await db().profileCache.upsert({
    where: { key },
    create: { key, payload, expiresAt },
    update: { payload, expiresAt },
  });
}

export async function deleteExpiredCache(now: Date): Promise<number> {
  const { count } = await db().profileCache.deleteMany({ where: { expiresAt: { lte: now } } });
  return count;
}

interface LinkedProfile {
  profile: ProfileView;
  insights: string;
}

const UNLINKED = {
  OR: [
    { contextData: { equals: Prisma.AnyNull } },
    { contextData: { path: ["linkedinUrl"], string_starts_with: "https://" } },
  ],
};

const addressContext = z.object({ linkedinUrl: profileUrlInput });
const linkedContext = z.object({ linkedinProfile: profileView, insights: z.string(), linkedAt: z.iso.datetime() });

export async function saveOwnedAddress(userId: number, linkedinUrl: string): Promise<boolean> {
  const contextData = { linkedinUrl };
  const created = await db().userModel.createMany({ data: { userId, contextData }, skipDuplicates: true });
  if (created.count === 1) return true;
  const { count } = await db().userModel.updateMany({ where: { userId, ...UNLINKED }, data: { contextData } });
  return count === 1;
}

/**
 * Saves a profile in place of an earlier one.
 * @returns whether there was an earlier one; of concurrent calls exactly one is the first.
 */
export async function saveOwnedProfile(
  userId: number,
  { profile, insights, now }: LinkedProfile & { now: Date },
): Promise<{ wasLinked: boolean }> {
  const contextData = { linkedinProfile: profile, insights, linkedAt: now.toISOString() };
  const created = await db().userModel.createMany({ data: { userId, contextData }, skipDuplicates: true });
  if (created.count === 1) return { wasLinked: false };
  const { count } = await db().userModel.updateMany({ where: { userId, ...UNLINKED }, data: { contextData } });
  if (count === 1) return { wasLinked: false };
  await db().userModel.updateMany({ where: { userId }, data: { contextData } });
  return { wasLinked: true };
}

export async function findOwnedProfile(userId: number): Promise<LinkedProfile | { linkedinUrl: string } | null> {
  const row = await db().userModel.findUnique({ where: { userId }, select: { contextData: true } });
  const linked = linkedContext.safeParse(row?.contextData);
  if (linked.success) return { profile: linked.data.linkedinProfile, insights: linked.data.insights };
  return addressContext.safeParse(row?.contextData).data ?? null;
}
