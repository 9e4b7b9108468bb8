import "server-only";
import type { DangerNoticeView } from "@/lib/features/risk/schema";
import { screenNote } from "@/lib/features/risk/screen-text";
import { logger } from "@/lib/server/logger";
import type { Ctx, TrialActor, UserActor } from "@/lib/shared/actor";
import { findCoachedPerson } from "./settings/settings-store";

const isProse = (value: string) => /\s/.test(value.trim());

const proseIn = (value: unknown): string[] => {
  if (typeof value === "string") return isProse(value) ? [value.trim()] : [];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(proseIn) : [];
};

/**
 * Screens text written outside a conversation after it was saved: titles, notes, pages, outcomes. A sign of
 * danger adds `danger_notice` to the answer. Nothing about it is stored; a failed screening is logged.
 * @param written the body of the request; every text of more than a word in it counts.
 */
export async function withDangerNotice<T extends object>(
  { actor }: Ctx<UserActor | TrialActor>,
  written: unknown,
  saving: T | Promise<T>,
): Promise<T & { danger_notice?: DangerNoticeView }> {
  const saved = await saving;
  const text = proseIn(written).join(".\n");
  if (!text) return saved;
  try {
    const { country, timeZone, languages } = await findCoachedPerson(actor.userId);
    const notice = await screenNote(text, { country, timeZone, languages });
    return notice ? { ...saved, danger_notice: notice } : saved;
  } catch (error) {
    logger().error({ event: "risk.note_not_screened", err: error });
    return saved;
  }
}
