import "server-only";
import { firstNameOf } from "@/lib/features/accounts/model";
import { listMemories } from "@/lib/features/coach/memory/list-memories";
import type { CoachContext, KnownMemory, MemoryView } from "@/lib/features/coach/schema";
import { getCoachedPerson } from "@/lib/features/coach/settings/get-coached-person";
import { findPlan } from "@/lib/features/goals/plans/find-plan";
import { getKnownGoals } from "@/lib/features/goals/get-known-goals";
import { getShownResult } from "@/lib/features/outside-view/get-outside-view";
import { listPractices } from "@/lib/features/practices/list-practices";
import { getCachedReport } from "@/lib/features/report/get-cached-report";
import { findWorkSource } from "@/lib/features/work/find-work-source";
import { keyedHash } from "@/lib/server/crypto";
import type { Ctx, UserActor } from "@/lib/shared/actor";
import { findSummary } from "./summary/summary-store";

const MARK_LENGTH = 18;

const toKnownMemory = ({ quote, created_at, source }: MemoryView): KnownMemory => ({
  quote,
  at: new Date(created_at),
  messageId: source?.message_id ?? null,
});

export async function buildCoachContext(ctx: Ctx<UserActor>, conversationId: string | null): Promise<CoachContext> {
  const { userId, name, email } = ctx.actor;
  const [{ report, disputes }, memories, summary, person, practices, goals, work, outsideView] = await Promise.all([
    getCachedReport(ctx, { userId }),
    listMemories(ctx),
    conversationId ? findSummary(userId, conversationId) : null,
    getCoachedPerson(ctx),
    listPractices(),
    getKnownGoals(ctx),
    findWorkSource(ctx.actor),
    getShownResult(ctx, { userId }),
  ]);
  const disputed = new Set(disputes.map(({ insightId }) => insightId));
  const timeZone = person.timeZone ?? "UTC";
  return {
    firstName: firstNameOf(name, email),
    role: person.role,
    report,
    disputes,
    memories: memories.map(toKnownMemory),
    goals: goals.filter(({ insightId }) => !insightId || !disputed.has(insightId)),
    practices,
    work,
    outsideView,
    hasPlan: (message) => conversationId !== null && findPlan(message, { at: ctx.now, timeZone }) !== null,
    summary: summary?.summary ?? null,
    summaryBlocks: summary?.blocks ?? [],
    directness: person.directness,
    conversationId,
    // Constant within a conversation, so that providers can reuse their cached prompt prefix.
    mark: keyedHash("coach-data", conversationId ?? `person ${userId}`).slice(0, MARK_LENGTH),
    now: ctx.now,
    timeZone,
    country: person.country,
    languages: person.languages,
  };
}
