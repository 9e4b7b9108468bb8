import "server-only";
import { getScores } from "@/lib/features/hexaco/get-scores";
import { get24StatementScores } from "@/lib/features/hexaco/get-24-statement-scores";
import type { Ctx, UserActor } from "@/lib/shared/actor";
import { utcDay } from "@/lib/shared/time/dates";
import { listInvitations } from "./invitation-store";
import { compareTraits, spearmanBrownReliability, type SelfScores } from "./model";
import { countShown, countWaiting, findView } from "./rating-store";
import { MAX_OPEN_INVITATIONS, MIN_NEW_RATERS, type OutsideViewState, type Result, type ResultView } from "./schema";

async function findSelf(ctx: Ctx, userId: number): Promise<SelfScores | null> {
  const [stored, short] = await Promise.all([getScores(ctx, { userId }), get24StatementScores(ctx, { userId })]);
  if (!stored) return null;
  return short
    ? { scores: short, source: stored.source, usesSameStatements: true }
    : { scores: stored.scores, source: stored.source, usesSameStatements: false };
}

const resultView = (self: SelfScores, result: Result): ResultView => ({
  raters: result.raters,
  shownOn: result.shownOn,
  reliability: spearmanBrownReliability(result.raters),
  isSameStatements: self.usesSameStatements,
  traits: compareTraits(self, result),
  keep: result.keep,
  change: result.change,
});

export async function getShownResult(ctx: Ctx, { userId }: { userId: number }): Promise<ResultView | null> {
  const view = await findView(userId);
  if (!view?.result) return null;
  const self = await findSelf(ctx, userId);
  return self && resultView(self, view.result);
}

export async function getOutsideView(ctx: Ctx<UserActor>): Promise<OutsideViewState> {
  const { userId, name } = ctx.actor;
  const [view, self, invitations, waiting, shown] = await Promise.all([
    findView(userId),
    findSelf(ctx, userId),
    listInvitations(userId, ctx.now),
    countWaiting(userId, utcDay(ctx.now)),
    countShown(userId),
  ]);
  const result = view?.result ?? null;
  return {
    success: true,
    name: view?.askerName ?? name,
    hasScores: self !== null,
    invitations,
    free: MAX_OPEN_INVITATIONS - invitations.length,
    waiting: waiting >= MIN_NEW_RATERS ? waiting : null,
    wasWithdrawn: !result && shown > 0,
    result: self && result && resultView(self, result),
  };
}
