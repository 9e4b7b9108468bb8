import "server-only";
import { answerMessage, answerLines } from "@/lib/features/practices/answer-text";
import { remarkOn } from "@/lib/features/practices/checks";
import { findStep, isAddition, reduce, withAddition } from "@/lib/features/practices/model";
import type { AnswerValue, Practice, PracticeStep, RunState, StepOf } from "@/lib/features/practices/schema";
import { typedAnswer, type Clock } from "@/lib/features/practices/typed-answer";
import { validateAnswer } from "@/lib/features/practices/validate-answer";
import type { Ctx, UserActor } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/errors";
import { adviceText, followUpText, notUnderstood, QUESTION_HEARD, remarkText, whyText } from "./coach-lines";
import { commitAct, type Act } from "./commit-act";
import { answerCheck, pauseForDanger, screened } from "./pause-for-danger";
import { followUpOn } from "./model-texts";
import type { ActResult } from "./schema";
import { screenAnswer } from "./screen-answer";
import type { StoredRun } from "./store";

interface Opened {
  practice: Practice;
  run: StoredRun;
}

function presentStep({ practice, run }: Opened): PracticeStep {
  const step = findStep(practice, run.state.step);
  if (!step) throw new AppError("conflict", "All steps are answered. You can open one of them from the page.");
  return step;
}

const checksOf = (step: PracticeStep) => ("checks" in step ? step.checks : []);

const ASKS_BACK =
  /^(?:what (?:do|does|did|is|are|if|should|exactly)|how (?:do|does|should|can|would|much|long|many)|who (?:is|are|do)|which (?:one|of)|can (?:i|you)|could (?:i|you)|do (?:i|you)|does|is (?:it|this|that|there)|are you|should i|why)\b[^.!]{0,160}\?$/i;

const wantsQuestion = (step: PracticeStep) =>
  checksOf(step).includes("not-a-question") || /\bquestions?\b/i.test(step.question);

const asksBack = (step: PracticeStep, text: string) =>
  (step.kind === "text" || step.kind === "sentence") && !wantsQuestion(step) && ASKS_BACK.test(text.trim());

/**
 * The answer with the remark of the step's checks, or else with what a language model asks about it; the same answer again
 * is taken as it is.
 */
async function judge(
  ctx: Ctx<UserActor>,
  { practice, run: { state } }: Opened,
  step: PracticeStep,
  { value, said }: { value: AnswerValue; said: string },
): Promise<Act> {
  if (state.pending !== null && JSON.stringify(state.pending) === JSON.stringify(value))
    return { events: [{ type: "keep" }], said, replies: [] };
  const found = remarkOn(checksOf(step), answerLines(step, value).join("\n"));
  if (found) return { events: [{ type: "hold", value, followUp: null }], said, replies: [remarkText(found.remark)] };
  const followUp = await followUpOn(ctx, { practice, run: state }, step, value);
  if (followUp === null) return { events: [{ type: "answer", value }], said, replies: [] };
  return { events: [{ type: "hold", value, followUp }], said, replies: [followUpText(step, followUp)] };
}

/** One round of a rehearsal: the line back, and what could be heard in it. */
function rehearse(state: RunState, step: StepOf<"rehearsal">, reply: string): Act {
  const round = state.rounds.length;
  const heard = { type: "reply", reply } as const;
  const remark = remarkOn(step.checks, reply)?.remark ?? adviceText(step.rounds[round]?.advice ?? "");
  const isLast = round + 1 >= step.rounds.length;
  return { events: isLast ? [heard, { type: "end-rehearsal" }] : [heard], said: reply, replies: [remark] };
}

const MAX_REPLY = 300;

/** Steps whose control gives numbers and labels; what the person wrote of them was screened where it was written. */
const CHOSEN: PracticeStep["kind"][] = ["choice", "scale", "weights"];

/** Handles an answer from the step's control. @throws AppError invalid_input with the field `value`, conflict. */
export async function answerPractice(ctx: Ctx<UserActor>, opened: Opened, input: unknown): Promise<ActResult> {
  const step = presentStep(opened);
  const { practice, run } = opened;
  if (step.kind === "rehearsal") return sayInPractice(ctx, opened, { text: String(input), offset: 0 });
  const value = validateAnswer(step, run.state, input);
  const text = answerLines(step, value).join("\n");
  const screening = CHOSEN.includes(step.kind) ? null : await screenAnswer(ctx, run.conversationId, text);
  if (screening && screening.notice !== null)
    return pauseForDanger(ctx, opened, { text, notice: screening.notice, screening, value });
  const act = await judge(ctx, opened, step, { value, said: answerMessage(step, value) });
  return commitAct(ctx, { practice, run, act: screening ? screened(act, screening) : act });
}

/** What typed text means at a step. @throws AppError invalid_input. */
async function actFor(
  ctx: Ctx<UserActor>,
  opened: Opened,
  step: PracticeStep,
  { text, clock }: { text: string; clock: Clock },
): Promise<Act> {
  const { state } = opened.run;
  if (step.kind === "rehearsal") {
    if ([...text].length > MAX_REPLY)
      throw new AppError("invalid_input", "One line back, please", { fields: { value: "One line back, please" } });
    return rehearse(state, step, text);
  }
  if (asksBack(step, text) && state.pending !== text) {
    const hold = { type: "hold", value: text, followUp: null } as const;
    return { events: [hold], said: text, replies: [whyText(step), QUESTION_HEARD] };
  }
  const typed = typedAnswer(step, state, text, clock);
  if (typed === null) return { events: [], said: text, replies: [notUnderstood(step)] };
  const whole = isAddition(step, state) ? withAddition(String(state.pending), text) : typed;
  const value = validateAnswer(step, state, whole);
  return judge(ctx, opened, step, { value, said: whole === typed ? answerMessage(step, value) : text });
}

/** The answer that waits in a step while a danger is talked about; null when the text is not one that the step takes. */
function heldAnswer(step: PracticeStep, state: RunState, text: string, clock: Clock): AnswerValue | null {
  const typed = typedAnswer(step, state, text, clock);
  try {
    return typed === null ? null : validateAnswer(step, state, typed);
  } catch {
    return null; // An invalid answer must not prevent the reply about danger; its text stays in the conversation.
  }
}

/** Handles text from the message field that is not a command. @throws AppError invalid_input, conflict. */
export async function sayInPractice(
  ctx: Ctx<UserActor>,
  opened: Opened,
  { text, offset }: { text: string; offset: number },
): Promise<ActResult> {
  const step = presentStep(opened);
  const { practice, run } = opened;
  const clock = { now: ctx.now, offset };
  const screening = await screenAnswer(ctx, run.conversationId, text);
  if (screening.isReplyToCheck) return answerCheck(ctx, opened, { text, screening });
  const { notice } = screening;
  if (notice !== null) {
    const value = heldAnswer(step, run.state, text, clock);
    return pauseForDanger(ctx, opened, { text, notice, screening, value });
  }
  const act = await actFor(ctx, opened, step, { text, clock });
  return commitAct(ctx, { practice, run, act: screened(act, screening) });
}

export const keepAnswer = (ctx: Ctx<UserActor>, { practice, run }: Opened): Promise<ActResult> => {
  const isHeld = run.state.pending !== null && reduce(practice, run.state, { type: "keep" }) !== run.state;
  if (!isHeld) throw new AppError("conflict", "There is no answer to keep.");
  return commitAct(ctx, { practice, run, act: { events: [{ type: "keep" }], said: "Keep it.", replies: [] } });
};
