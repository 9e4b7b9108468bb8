import "server-only";
import { findOwnCommitment } from "@/lib/features/goals/commitments/find-own-commitment";
import type { OutcomeInput } from "@/lib/features/goals/schema";
import { recordOutcomeForUser } from "@/lib/features/goals/commitments/record-outcome-for-user";
import type { Ctx } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/errors";
import { plusDays, wallTimeAt } from "@/lib/shared/time/zoned-time";
import { readLink } from "./link-token";
import type { AnswerByLinkInput, LinkView } from "./schema";
import { findSettings } from "./settings-store";

const CONFIRMATIONS = {
  done: "Recorded as done.",
  dropped: "Let go. It is off your list.",
  tomorrow: "Moved to tomorrow.",
  "next-week": "Moved by a week.",
} as const;
const DELAY_DAYS = { tomorrow: 1, "next-week": 7 } as const;

interface Answer extends Pick<AnswerByLinkInput, "answer"> {
  userId: number;
  commitmentId: string;
  now: Date;
}

async function outcomeOf({ answer, userId, commitmentId, now }: Answer): Promise<OutcomeInput> {
  if (answer === "done" || answer === "dropped") return { answer, outcome: null };
  const due = (await findOwnCommitment({ userId, id: commitmentId }, now))?.due;
  const timeZone = due?.timeZone ?? (await findSettings(userId))?.timeZone ?? "UTC";
  const date = plusDays(wallTimeAt(now, timeZone).date, DELAY_DAYS[answer]);
  return { answer: "moved", outcome: null, due: { date, time: due?.time ?? null }, timeZone };
}

/**
 * Answers a commitment by the signed link of a mail. Idempotent for the same answer.
 * @throws AppError gone for an expired link; conflict after another answer; not_found.
 */
export async function answerByLink({ now }: Ctx, { token, answer }: AnswerByLinkInput): Promise<LinkView> {
  const { userId, commitmentId } = readLink(token, now);
  if (commitmentId === null) throw new AppError("gone", "This link only stops the mails. It cannot record an answer.");
  await recordOutcomeForUser({ userId, id: commitmentId, now }, await outcomeOf({ answer, userId, commitmentId, now }));
  return { success: true, message: CONFIRMATIONS[answer] };
}
