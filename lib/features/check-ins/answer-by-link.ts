import "server-only";
import { settleForUser } from "@/lib/features/goals/settle-for-user";
import type { Ctx } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/errors";
import { plusDays, wallTimeAt } from "@/lib/shared/zoned-time";
import { readLink } from "./link-token";
import { DEFAULT_CHECK_INS } from "./model";
import type { AnswerByLinkInput, LinkView } from "./schema";
import { findSettings } from "./settings-store";

const CONFIRMATIONS = {
  done: "Recorded as done.",
  dropped: "Let go. It is off your list.",
  tomorrow: "Moved to tomorrow.",
  "next-week": "Moved by a week.",
} as const;
const DELAY_DAYS = { tomorrow: 1, "next-week": 7 } as const;

/**
 * Answers a commitment by the signed link of a mail. Idempotent for the same answer.
 * @throws AppError gone for an expired link; conflict after another answer; not_found.
 */
export async function answerByLink({ now }: Ctx, { token, answer }: AnswerByLinkInput): Promise<LinkView> {
  const { userId, commitmentId } = readLink(token, now);
  if (commitmentId === null) throw new AppError("gone", "This link stops the mails; it answers nothing.");
  const { timeZone } = (await findSettings(userId)) ?? { ...DEFAULT_CHECK_INS, timeZone: "UTC" };
  const moved = answer === "tomorrow" || answer === "next-week";
  await settleForUser(
    { userId, id: commitmentId, now },
    moved
      ? {
          answer: "moved",
          outcome: null,
          due: { date: plusDays(wallTimeAt(now, timeZone).date, DELAY_DAYS[answer]), time: null },
          timeZone,
        }
      : { answer, outcome: null },
  );
  return { success: true, message: CONFIRMATIONS[answer] };
}
