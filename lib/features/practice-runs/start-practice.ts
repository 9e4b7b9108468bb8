import "server-only";
import { randomUUID } from "node:crypto";
import { createConversation } from "@/lib/features/chat/conversations/create-conversation";
import { deriveTitle } from "@/lib/features/chat/model";
import type { CoachTurn } from "@/lib/features/coach/schema";
import { findWays } from "@/lib/features/coach/texts/find-ways";
import { getPractice } from "@/lib/features/practices/get-practice";
import { getWeekCommitments } from "@/lib/features/goals/week/get-week-commitments";
import { progressOf, startRun } from "@/lib/features/practices/model";
import type { Practice, PracticeStep } from "@/lib/features/practices/practice-file";
import type { RunState } from "@/lib/features/practices/schema";
import { getCachedReport } from "@/lib/features/report/get-cached-report";
import type { Ctx, UserActor } from "@/lib/shared/actor";
import { codePoints } from "@/lib/shared/text/clean-text";
import { capitalize } from "@/lib/shared/text/text";
import { AppError } from "@/lib/shared/errors";
import { askStep, joinReplies, throwRefusal } from "./commit-act";
import { broughtStepText, openingText } from "./coach-copy";
import { findOwnMessage } from "./find-own-message";
import { runView } from "./run-view";
import { loadCoachState } from "./screen-answer";
import type { StartPracticeInput, StartResult } from "./schema";
import * as store from "./store";

const MAX_LIST_ENTRY_CHARS = 300;

const RECENT_TURNS = 20;

type FilledStep = [step: string, entries: string[]];

/** The ways to choose from that the person named last. */
function findNamedWays(turns: CoachTurn[]): string[] {
  const named = turns.flatMap(({ role, content }) => (role === "user" ? [findWays(content)] : []));
  return (named.findLast((ways) => ways.length > 0) ?? []).map(capitalize);
}

async function fillLists(ctx: Ctx<UserActor>, { steps }: Practice, turns: CoachTurn[]): Promise<FilledStep[]> {
  const lists = steps.filter((step) => step.kind === "list");
  const ofWeek = lists.some((step) => step.prefillWithCommitments) ? await getWeekCommitments(ctx) : null;
  return lists.map(({ id, prefillWithCommitments: which, prefillWithWays }) => {
    const entries = (which && ofWeek?.[which]) ?? (prefillWithWays ? findNamedWays(turns) : []);
    return [id, entries.map((entry) => entry.slice(0, MAX_LIST_ENTRY_CHARS))];
  });
}

/** A message that is too long for the step is not cut: nobody would see what is missing. */
const fillTexts = ({ steps }: Practice, message: string | null): FilledStep[] =>
  steps
    .filter((step) => step.kind === "text" && step.prefillWithMessage && message && codePoints(message) <= step.max)
    .map(({ id }) => [id, [message ?? ""]]);

const takesFromConversation = (step: PracticeStep) =>
  (step.kind === "list" && step.prefillWithWays) || (step.kind === "text" && step.prefillWithMessage);

async function fillSteps(
  ctx: Ctx<UserActor>,
  practice: Practice,
  conversationId: string | undefined,
): Promise<Pick<RunState, "filled">> {
  const turns =
    conversationId !== undefined && practice.steps.some(takesFromConversation)
      ? await store.listRecentTurns(ctx.actor.userId, conversationId, RECENT_TURNS)
      : [];
  const steps = [...(await fillLists(ctx, practice, turns)), ...fillTexts(practice, findOwnMessage(turns))];
  const filled = steps.filter(([, entries]) => entries.length > 0);
  return filled.length > 0 ? { filled: Object.fromEntries(filled) } : {};
}

async function findBroughtStep(ctx: Ctx<UserActor>, insightId: string | undefined): Promise<string[]> {
  if (!insightId) return [];
  const { report } = await getCachedReport(ctx, ctx.actor);
  const insight = report?.details.find(({ id, dispute }) => id === insightId && !dispute);
  return insight?.nextStep ? [broughtStepText(insight.nextStep)] : [];
}

const OTHER_RUNS = "A practice is under way in this conversation. Finish it or stop it first.";

/**
 * Starts a practice in a conversation, or in a new one with the practice's title.
 * @throws AppError not_found; conflict while another practice runs there; generation_in_progress.
 */
export async function startPractice(
  ctx: Ctx<UserActor>,
  { practiceId, conversationId, insightId }: StartPracticeInput,
): Promise<StartResult> {
  const { userId } = ctx.actor;
  const practice = await getPractice(practiceId);
  if (conversationId && (await store.findRunningIn(userId, conversationId))) throw new AppError("conflict", OTHER_RUNS);
  const conversation = conversationId
    ? null
    : await createConversation(ctx, { title: deriveTitle(practice.title), key: null });
  const state = { ...startRun(practice), ...(await fillSteps(ctx, practice, conversationId)) };
  const run = {
    id: randomUUID(),
    userId,
    conversationId: conversationId ?? conversation?.id ?? "",
    practiceId,
    state,
  };
  const newMessages: store.NewMessage[] = [
    { role: "user", content: practice.title },
    {
      role: "assistant",
      content: joinReplies([
        openingText(practice, progressOf(practice, state).of),
        ...(await findBroughtStep(ctx, insightId)),
        ...(await askStep(ctx, practice, state)),
      ]),
      coachState: await loadCoachState(ctx, run.conversationId),
    },
  ];
  const messages = await store.createRun({ ...run, messages: newMessages });
  if (messages === "changed") throw new AppError("conflict", OTHER_RUNS);
  if (typeof messages === "string") throwRefusal(messages);
  const view = runView(practice, { ...run, status: "running", version: 0, updatedAt: ctx.now });
  return { conversation, run: view, messages, page: null };
}
