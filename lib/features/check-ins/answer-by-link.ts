import "server-only";
import { settleOf } from "@/lib/features/goals/settle-of";
import type { Ctx } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/errors";
import { plusDays, wallTimeAt } from "@/lib/shared/zoned-time";
import { readLink } from "./link-token";
import { DEFAULT_CHECK_INS } from "./model";
import type { AnswerByLinkInput, LinkView } from "./schema";
import { findSettings } from "./settings-store";

const SAID = {
  done: "Recorded as done.",
  dropped: "Let go. It is off your list.",
  tomorrow: "Moved to tomorrow.",
  "next-week": "Moved by a week.",
} as const;
const DAYS = { tomorrow: 1, "next-week": 7 } as const;

/**
 * Answers a commitment by the link of a mail, which does nothing else; the same answer again changes nothing.
 * @throws AppError gone for a link that is over; conflict when it was answered otherwise; not_found.
 */
export async function answerByLink({ now }: Ctx, { token, answer }: AnswerByLinkInput): Promise<LinkView> {
  const { userId, commitmentId } = readLink(token, now);
  if (commitmentId === null) throw new AppError("gone", "This link stops the mails; it answers nothing.");
  const { timeZone } = (await findSettings(userId)) ?? { ...DEFAULT_CHECK_INS, timeZone: "UTC" };
  const moved = answer === "tomorrow" || answer === "next-week";
  await settleOf(
    { userId, id: commitmentId, now },
    moved
      ? {
          answer: "moved",
          outcome: null,
          due: { date: plusDays(wallTimeAt(now, timeZone).date, DAYS[answer]), time: null },
          timeZone,
        }
      : { answer, outcome: null },
  );
  return { success: true, message: SAID[answer] };
}
