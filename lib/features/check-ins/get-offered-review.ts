import "server-only";
import { WEEKLY_REVIEW } from "@/lib/features/practices/model";
import { listPractices } from "@/lib/features/practices/list-practices";
import type { PracticeSummary } from "@/lib/features/practices/schema";
import type { Ctx, UserActor } from "@/lib/shared/actor";
import { instantOf, wallTimeAt } from "@/lib/shared/time/zoned-time";
import { isReviewDay } from "./model";
import { findSettings, hasBegunSince } from "./settings-store";

export async function getOfferedReview({ actor, now }: Ctx<UserActor>): Promise<PracticeSummary | null> {
  const settings = await findSettings(actor.userId);
  if (!settings || !isReviewDay(settings, now)) return null;
  const { timeZone } = settings;
  const midnight = instantOf({ date: wallTimeAt(now, timeZone).date, time: "00:00" }, timeZone);
  if (await hasBegunSince(actor.userId, WEEKLY_REVIEW, midnight)) return null;
  return (await listPractices()).find(({ id }) => id === WEEKLY_REVIEW) ?? null;
}
