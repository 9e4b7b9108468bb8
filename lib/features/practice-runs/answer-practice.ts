import "server-only";
import { answerMessage, answerLines, checkedTexts } from "@/lib/features/practices/answer-text";
import { findRemark } from "@/lib/features/practices/checks";
import { findStep, isAddition, reduce, addToAnswer } from "@/lib/features/practices/model";
import type { PracticeStep, StepOf } from "@/lib/features/practices/practice-file";
import { adviceFor } from "@/lib/features/practices/rehearsal-advice";
import type { AnswerValue, DateValue, RunState } from "@/lib/features/practices/schema";
import { parseTypedAnswer, type Clock } from "@/lib/features/practices/parse-typed-answer";
import { validateAnswer } from "@/lib/features/practices/validate-answer";
import type { Ctx, UserActor } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/errors";
import { followUpText, notUnderstoodText, TAKEN_AS_QUESTION, remarkText, whyText } from "./coach-copy";
import { commitAct, type Act } from "./commit-act";
import { answerCheck, pauseForDanger, addScreening } from "./pause-for-danger";
import { askFollowUp } from "./model-texts";
import type { OpenedRun } from "./open-run";
import type { ActResult } from "./schema";
import { screenAnswer } from "./screen-answer";

function currentStep({ practice, run }: OpenedRun): PracticeStep {
  const step = findStep(practice, run.state.step);
  if (!step) throw new AppError("conflict", "All steps are answered. You can open one of them from the page.");
  return step;
}

const checksOf = (step: PracticeStep) => ("checks" in step ? step.checks : []);

const QUESTION_STARTS = [
  "what (?:do|does|did|is|are|if|should|exactly)",
  "how (?:do|does|should|can|would|much|long|many)",
  "who (?:is|are|do)",
  "which (?:one|of)",
  "can (?:i|you)",
  "could (?:i|you)",
  "do (?:i|you)",
  "does",
  "is (?:it|this|that|there)",
  "are you",
  "should i",
  "why",
];
const QUESTION_TO_COACH = new RegExp(String.raw`^(?:${QUESTION_STARTS.join("|")})\b[^.!]{0,160}\?$`, "i");

const wantsQuestion = (step: PracticeStep) =>
  checksOf(step).includes("not-a-question") || /\bquestions?\b/i.test(step.question);

const isQuestionToCoach = (step: PracticeStep, text: string) =>
  (step.kind === "text" || step.kind === "sentence") && !wantsQuestion(step) && QUESTION_TO_COACH.test(text.trim());

/**
 * Runs the step's checks, then asks a language model for a follow-up question. The same answer a second time is
 * accepted.
 */
async function checkAnswer(
  ctx: Ctx<UserActor>,
  { practice, run: { state } }: OpenedRun,
  step: PracticeStep,
  { value, message }: { value: AnswerValue; message: string },
): Promise<Act> {
  if (state.pending !== null && JSON.stringify(state.pending) === JSON.stringify(value))
    return { events: [{ type: "keep" }], message, replies: [] };
  for (const { text, entry } of checkedTexts(step, value)) {
    const found = findRemark(checksOf(step), text);
    if (!found) continue;
    const hold = { type: "hold", value, followUp: null } as const;
    return { events: [hold], message, replies: [remarkText(found.remark, entry)] };
  }
  const followUp = await askFollowUp(ctx, { practice, run: state }, step, value);
  if (followUp === null) return { events: [{ type: "answer", value }], message, replies: [] };
  return { events: [{ type: "hold", value, followUp }], message, replies: [followUpText(step, followUp)] };
}

/** A line with a remark is tried again, because it would become part of the page. */
function rehearse(state: RunState, step: StepOf<"rehearsal">, reply: string): Act {
  const found = state.pending === reply ? null : findRemark(step.checks, reply);
  if (found) {
    const hold = { type: "hold", value: reply, followUp: null } as const;
    return { events: [hold], message: reply, replies: [remarkText(found.remark)] };
  }
  const round = step.rounds[state.rounds.length];
  return { events: [{ type: "reply", reply }], message: reply, replies: round ? [adviceFor(round, reply)] : [] };
}

const MAX_REHEARSAL_REPLY_CHARS = 300;

/** Their values are numbers and labels; text that the labels come from was screened when it was written. */
const UNSCREENED_KINDS: PracticeStep["kind"][] = ["choice", "scale", "weights"];

/** The words of the person in an answer; a date in front of them would make a danger look less likely. */
const ownWords = (step: PracticeStep, value: AnswerValue): string =>
  step.kind === "date" ? (value as DateValue).note : answerLines(step, value).join("\n");

/** Handles an answer from the step's control. @throws AppError invalid_input with the field `value`, conflict. */
export async function answerPractice(ctx: Ctx<UserActor>, opened: OpenedRun, input: unknown): Promise<ActResult> {
  const step = currentStep(opened);
  const { practice, run } = opened;
  if (step.kind === "rehearsal") return answerWithText(ctx, opened, { text: String(input), offset: 0 });
  const value = validateAnswer(step, run.state, input);
  const text = answerLines(step, value).join("\n");
  const { kind } = step;
  const words = UNSCREENED_KINDS.includes(kind) ? "" : ownWords(step, value);
  const screening = words ? await screenAnswer(ctx, run.conversationId, { text: words, kind }) : null;
  if (screening && screening.notice !== null)
    return pauseForDanger(ctx, opened, { text, notice: screening.notice, screening, value });
  const act = await checkAnswer(ctx, opened, step, { value, message: answerMessage(step, value) });
  return commitAct(ctx, { practice, run, act: screening ? addScreening(act, screening) : act });
}

async function toAct(
  ctx: Ctx<UserActor>,
  opened: OpenedRun,
  step: PracticeStep,
  { text, clock }: { text: string; clock: Clock },
): Promise<Act> {
  const { state } = opened.run;
  if (step.kind === "rehearsal") {
    if ([...text].length > MAX_REHEARSAL_REPLY_CHARS)
      throw new AppError("invalid_input", "One line back, please", { fields: { value: "One line back, please" } });
    return rehearse(state, step, text);
  }
  if (isQuestionToCoach(step, text) && state.pending !== text) {
    const hold = { type: "hold", value: text, followUp: null } as const;
    return { events: [hold], message: text, replies: [whyText(step), TAKEN_AS_QUESTION] };
  }
  const typed = parseTypedAnswer(step, state, text, clock);
  if (typed === null) return { events: [], message: text, replies: [notUnderstoodText(step)] };
  const whole = isAddition(step, state) ? addToAnswer(String(state.pending), text) : typed;
  const value = validateAnswer(step, state, whole);
  return checkAnswer(ctx, opened, step, { value, message: whole === typed ? answerMessage(step, value) : text });
}

function parsePendingAnswer(step: PracticeStep, state: RunState, text: string, clock: Clock): AnswerValue | null {
  const typed = parseTypedAnswer(step, state, text, clock);
  try {
    return typed === null ? null : validateAnswer(step, state, typed);
  } catch {
    return null; // An invalid answer must not prevent the reply about danger; its text stays in the conversation.
  }
}

/** Handles text from the message field that is not a command. @throws AppError invalid_input, conflict. */
export async function answerWithText(
  ctx: Ctx<UserActor>,
  opened: OpenedRun,
  { text, offset }: { text: string; offset: number },
): Promise<ActResult> {
  const step = currentStep(opened);
  const { practice, run } = opened;
  const clock = { now: ctx.now, offset };
  const screening = await screenAnswer(ctx, run.conversationId, { text, kind: step.kind });
  if (screening.isReplyToCheck) return answerCheck(ctx, opened, { text, screening });
  const { notice } = screening;
  if (notice !== null) {
    const value = parsePendingAnswer(step, run.state, text, clock);
    return pauseForDanger(ctx, opened, { text, notice, screening, value });
  }
  const act = await toAct(ctx, opened, step, { text, clock });
  return commitAct(ctx, { practice, run, act: addScreening(act, screening) });
}

export const acceptRemarkedAnswer = (ctx: Ctx<UserActor>, { practice, run }: OpenedRun): Promise<ActResult> => {
  const isHeld = run.state.pending !== null && reduce(practice, run.state, { type: "keep" }) !== run.state;
  if (!isHeld) throw new AppError("conflict", "There is no answer to keep.");
  return commitAct(ctx, { practice, run, act: { events: [{ type: "keep" }], message: "Keep it.", replies: [] } });
};
