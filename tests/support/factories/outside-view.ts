import { randomUUID } from "node:crypto";
import { answerInvitation } from "@/lib/features/outside-view/answer-invitation";
import { listObserverStatements } from "@/lib/features/outside-view/list-observer-statements";
import { ratingInput, type RatingAnswers, type RatingReceipt } from "@/lib/features/outside-view/schema";
import { hashToken, randomToken } from "@/lib/server/crypto";
import { db } from "@/lib/server/db";
import type { Ctx, VisitorActor } from "@/lib/shared/actor";
import { DAY_MS } from "@/lib/shared/time/durations";

export const colleague = (now: Date): Ctx<VisitorActor> => ({
  actor: { type: "visitor" },
  requestId: randomUUID(),
  now,
  network: randomUUID(),
});

export const RATING: RatingAnswers = Object.fromEntries(
  listObserverStatements().map(({ id }, index) => [id, (index % 6) + 1]),
);

export async function createInvitation(userId: number, now = new Date()): Promise<string> {
  const token = randomToken();
  await db().outsideView.upsert({ where: { userId }, create: { userId, askerName: "Ada Lovelace" }, update: {} });
  await db().outsideInvitation.create({
    data: { userId, tokenHash: hashToken(token), createdAt: now, expiresAt: new Date(now.getTime() + DAY_MS) },
  });
  return token;
}

interface GivenRating {
  answers?: RatingAnswers;
  keep?: string;
  change?: string;
  now?: Date;
}

export async function createRating(
  userId: number,
  { answers = RATING, now = new Date(Date.now() - DAY_MS), ...comments }: GivenRating = {},
): Promise<RatingReceipt> {
  const token = await createInvitation(userId, now);
  return answerInvitation(colleague(now), ratingInput.parse({ token, answers, ...comments }));
}
