import "server-only";
import { canGoBack, findStep, reduce } from "@/lib/features/practices/model";
import type { Command } from "@/lib/features/practices/command-patterns";
import { findCommand, isOption } from "@/lib/features/practices/parse-typed-answer";
import type { Ctx, UserActor } from "@/lib/shared/actor";
import { notFound } from "@/lib/shared/errors";
import { answerPractice, acceptRemarkedAnswer, answerWithText } from "./answer-practice";
import {
  WENT_BACK,
  WENT_BACK_TO_REHEARSAL,
  exampleText,
  NOT_SKIPPED,
  NOTHING_BEFORE,
  REOPENED,
  RESUMED,
  STOPPED,
  whyText,
} from "./coach-copy";
import { askStep, commitAct, type Act } from "./commit-act";
import { openRun, type OpenedRun } from "./open-run";
import { answerCheck } from "./pause-for-danger";
import { screenCheckAnswer, screenResumption } from "./screen-answer";
import type { ActInput, ActResult } from "./schema";

const commit = (ctx: Ctx<UserActor>, opened: OpenedRun, act: Act) => commitAct(ctx, { ...opened, act });

function goBack(ctx: Ctx<UserActor>, opened: OpenedRun, message: string): Promise<ActResult> {
  if (!canGoBack(opened.practice, opened.run.state))
    return commit(ctx, opened, { events: [], message, replies: [NOTHING_BEFORE] });
  const { practice, run } = opened;
  const step = findStep(practice, reduce(practice, run.state, { type: "back" }).step);
  const reply = step?.kind === "rehearsal" ? WENT_BACK_TO_REHEARSAL : WENT_BACK;
  return commit(ctx, opened, { events: [{ type: "back" }], message, replies: [reply] });
}

function skip(ctx: Ctx<UserActor>, opened: OpenedRun, message: string): Promise<ActResult> {
  const step = findStep(opened.practice, opened.run.state.step);
  if (!step?.optional) return commit(ctx, opened, { events: [], message, replies: [NOT_SKIPPED] });
  return commit(ctx, opened, { events: [{ type: "skip" }], message, replies: [] });
}

function stop(ctx: Ctx<UserActor>, opened: OpenedRun, message: string): Promise<ActResult> {
  const step = findStep(opened.practice, opened.run.state.step);
  // In a rehearsal, 'stop' is addressed to the counterpart.
  if (step?.kind === "rehearsal")
    return commit(ctx, opened, { events: [{ type: "end-rehearsal" }], message, replies: [] });
  return commit(ctx, opened, { events: [{ type: "pause" }], message, replies: [STOPPED] });
}

const COMMANDS: Record<
  Exclude<Command, "keep">,
  (ctx: Ctx<UserActor>, opened: OpenedRun, message: string) => Promise<ActResult>
> = {
  why: (ctx, opened, message) => explain(ctx, opened, message, whyText),
  example: (ctx, opened, message) => explain(ctx, opened, message, exampleText),
  skip,
  back: goBack,
  stop,
};

function say(ctx: Ctx<UserActor>, opened: OpenedRun, typed: { text: string; offset: number }): Promise<ActResult> {
  const step = findStep(opened.practice, opened.run.state.step);
  const command = step && isOption(step, typed.text) ? null : findCommand(typed.text);
  if (command === null) return answerWithText(ctx, opened, typed);
  if (command !== "keep") return COMMANDS[command](ctx, opened, typed.text);
  return opened.run.state.pending === null ? answerWithText(ctx, opened, typed) : acceptRemarkedAnswer(ctx, opened);
}

function explain(ctx: Ctx<UserActor>, opened: OpenedRun, message: string, text: typeof whyText): Promise<ActResult> {
  const step = findStep(opened.practice, opened.run.state.step);
  return commit(ctx, opened, { events: [], message, replies: step ? [text(step)] : [] });
}

const GO_ON = "Go on.";

async function resume(ctx: Ctx<UserActor>, opened: OpenedRun): Promise<ActResult> {
  const { practice, run } = opened;
  const danger = await screenResumption(ctx, run.conversationId, GO_ON);
  if (danger?.notice)
    return commit(ctx, opened, { events: [], message: GO_ON, replies: [danger.notice], coachState: danger.state });
  const question = await askStep(ctx, practice, run.state);
  return commit(ctx, opened, { events: [{ type: "resume" }], message: GO_ON, replies: [RESUMED, ...question] });
}

async function answerSafetyCheck(ctx: Ctx<UserActor>, opened: OpenedRun, isMeant: boolean): Promise<ActResult> {
  const { check } = opened.run.state;
  const text = check && (isMeant ? check.yes : check.no);
  const screening = text && (await screenCheckAnswer(ctx, opened.run.conversationId, text));
  // The question may have been answered in the conversation meanwhile.
  if (!screening) return commit(ctx, opened, { events: [{ type: "check", check: null }], message: null, replies: [] });
  return answerCheck(ctx, opened, { text, screening });
}

function reopen(ctx: Ctx<UserActor>, opened: OpenedRun, step: string): Promise<ActResult> {
  const found = findStep(opened.practice, step);
  if (!found) throw notFound("Step");
  return commit(ctx, opened, {
    events: [{ type: "open", step }, { type: "resume" }],
    message: null,
    replies: [REOPENED],
  });
}

/**
 * Applies one act of the person to version `at` of their run.
 * @throws AppError not_found; conflict when the run was changed in another tab; invalid_input with the field `value`.
 */
export async function applyPracticeAct(
  ctx: Ctx<UserActor>,
  { id, at, do: act }: ActInput & { id: string },
): Promise<ActResult> {
  const opened = await openRun(ctx, { id, at });
  switch (act.act) {
    case "answer":
      return answerPractice(ctx, opened, act.value);
    case "say":
      return say(ctx, opened, act);
    case "keep":
      return acceptRemarkedAnswer(ctx, opened);
    case "check":
      return answerSafetyCheck(ctx, opened, act.isMeant);
    case "skip":
      return skip(ctx, opened, "Skip.");
    case "back":
      return goBack(ctx, opened, "Back.");
    case "end-rehearsal":
      return stop(ctx, opened, "Stop.");
    case "resume":
      return resume(ctx, opened);
    case "open":
      return reopen(ctx, opened, act.step);
  }
}
