import "server-only";
import { firstNameOf } from "@/lib/features/accounts/model";
import type { Retitle } from "@/lib/features/chat/messages/append-messages";
import { deriveTitle } from "@/lib/features/chat/model";
import type { CoachState } from "@/lib/features/coach/schema";
import {
  composeConversationTitle,
  composePage,
  composeTitle,
  composePlan,
} from "@/lib/features/practices/pages/compose-page";
import { computedText } from "@/lib/features/practices/pages/computed-text";
import { findStep, reduce, type RunEvent } from "@/lib/features/practices/model";
import type { Practice } from "@/lib/features/practices/practice-file";
import type { RunState } from "@/lib/features/practices/schema";
import type { Ctx, UserActor } from "@/lib/shared/actor";
import { AppError, notFound } from "@/lib/shared/errors";
import { cueText, finishedText, questionText } from "./coach-copy";
import { connectPage, writeOtherSideLine } from "./model-texts";
import { prefilledText, runView } from "./run-view";
import type { ActResult } from "./schema";
import { loadCoachState } from "./screen-answer";
import * as store from "./store";
import { traitNote } from "./trait-note";

const CHANGED = "This practice went on in another tab. Your text is still here; look at the step before you send it.";
const BUSY = "A reply is being written in this conversation. Please send this when it is finished.";

export function throwRefusal(reason: "not_found" | "busy" | "changed"): never {
  if (reason === "not_found") throw notFound("Conversation");
  if (reason === "busy") throw new AppError("generation_in_progress", BUSY);
  throw new AppError("conflict", CHANGED);
}

export interface Act {
  events: RunEvent[];
  message: string | null;
  replies: string[];
  coachState?: CoachState;
}

export async function askStep(ctx: Ctx<UserActor>, practice: Practice, state: RunState): Promise<string[]> {
  const step = findStep(practice, state.step);
  if (!step) return [];
  const shown = practice.computed.find(({ id }) => id === step.showComputed);
  const isPrefilled = prefilledText(state, step) !== null;
  const question = questionText(step, { note: await traitNote(ctx, step), isPrefilled });
  return [
    shown ? computedText(shown, state) : "",
    question,
    step.kind === "rehearsal" && state.cue !== null ? cueText(step, state.rounds.length, state.cue) : "",
  ];
}

async function addCue(ctx: Ctx<UserActor>, practice: Practice, state: RunState): Promise<RunState> {
  const step = findStep(practice, state.step);
  if (step?.kind !== "rehearsal" || state.cue !== null || state.paused) return state;
  const line = await writeOtherSideLine(ctx, { practice, run: state }, step);
  return line === null ? state : reduce(practice, state, { type: "cue", line });
}

async function nextQuestion(ctx: Ctx<UserActor>, practice: Practice, before: RunState, state: RunState) {
  if (state.step !== before.step) return askStep(ctx, practice, state);
  const step = findStep(practice, state.step);
  const isNewRound = step?.kind === "rehearsal" && state.cue !== null && state.cue !== before.cue;
  return isNewRound ? [cueText(step, state.rounds.length, state.cue ?? "")] : [];
}

const isDone = (state: RunState) => state.step === null;

export const joinReplies = (parts: string[]) => parts.filter(Boolean).join("\n\n");

async function composeRunPage(ctx: Ctx<UserActor>, practice: Practice, run: RunState): Promise<store.Page> {
  const { name } = ctx.actor;
  const firstName = name?.trim() ? firstNameOf(name) : null;
  const content = await connectPage(ctx, { practice, run }, composePage(practice, run, firstName));
  return { title: composeTitle(practice, run), content, plan: composePlan(practice, run) };
}

function retitleAfter(practice: Practice, before: RunState, state: RunState): Retitle | null {
  const [known, to] = [composeConversationTitle(practice, before), composeConversationTitle(practice, state)];
  return to === known ? null : { from: [deriveTitle(practice.title), known], to };
}

/**
 * Stores the changed run, the messages, and at the end the page, in one transaction.
 * @throws AppError conflict when the run was changed meanwhile; nothing is stored then.
 */
export async function commitAct(
  ctx: Ctx<UserActor>,
  { practice, run, act }: { practice: Practice; run: store.StoredRun; act: Act },
): Promise<ActResult> {
  const { userId } = ctx.actor;
  const before = run.state;
  const acted = act.events.reduce((current, event) => reduce(practice, current, event), before);
  const state = await addCue(ctx, practice, acted);
  const page = isDone(state) && !isDone(before) ? await composeRunPage(ctx, practice, state) : null;
  const next = await nextQuestion(ctx, practice, before, state);
  const end = page ? [finishedText(page.title, page.plan), state.check?.text ?? ""] : [];
  const reply = joinReplies([...act.replies, ...next, ...end]);
  const coachState = act.coachState ?? (await loadCoachState(ctx, run.conversationId));
  const newMessages: store.NewMessage[] = [
    ...(act.message ? [{ role: "user" as const, content: act.message }] : []),
    ...(reply ? [{ role: "assistant" as const, content: reply, coachState }] : []),
  ];
  const status = isDone(state) ? "finished" : "running";
  const saved = await store.saveRun({
    run,
    userId,
    state,
    status,
    messages: newMessages,
    retitle: retitleAfter(practice, before, state),
    page,
  });
  if (typeof saved === "string") throwRefusal(saved);
  const { messages, pageId } = saved;
  return {
    run: runView(practice, { ...run, state, status, version: run.version + 1 }),
    messages,
    page: page && pageId ? { id: pageId, title: page.title, messageId: messages.at(-1)?.id ?? null } : null,
  };
}
