import "server-only";
import { acceptFollowUp, acceptLine, acceptSentences } from "@/lib/features/practices/model-text/accept-model-text";
import { insertSentences } from "@/lib/features/practices/model-text/insert-sentences";
import {
  connectingQuestion,
  followUpQuestion,
  otherSideQuestion,
  listRequirements,
} from "@/lib/features/practices/model-text/model-questions";
import type { Practice, PracticeStep, StepOf } from "@/lib/features/practices/practice-file";
import type { AnswerValue, RunState } from "@/lib/features/practices/schema";
import { isDanger } from "@/lib/features/risk/screen-text";
import type { Ctx, UserActor } from "@/lib/shared/actor";
import { askPracticeModel, logRejectionReason } from "./ask-practice-model";

const MAX_FOLLOW_UPS_PER_STEP = 2;

interface RunInPractice {
  practice: Practice;
  run: RunState;
}

const canAskFollowUp = ({ pending, followUp, followUps }: RunState) =>
  followUps < MAX_FOLLOW_UPS_PER_STEP && (pending === null || followUp !== null);

export async function askFollowUp(
  ctx: Ctx<UserActor>,
  { practice, run }: RunInPractice,
  step: PracticeStep,
  value: AnswerValue,
): Promise<string | null> {
  const isWritten = step.kind === "text" || step.kind === "sentence";
  if (!isWritten || typeof value !== "string" || !canAskFollowUp(run) || listRequirements(step).length === 0)
    return null;
  const reply = await askPracticeModel(ctx, followUpQuestion({ practice, run, step }, value));
  if (reply === null) return null;
  const accepted = acceptFollowUp({ practice, run, step }, { answer: value, reply });
  logRejectionReason(ctx, "follow-up", accepted);
  return accepted.text;
}

export async function writeOtherSideLine(
  ctx: Ctx<UserActor>,
  { practice, run }: RunInPractice,
  step: StepOf<"rehearsal">,
): Promise<string | null> {
  const scripted = step.rounds[run.rounds.length]?.line;
  if (scripted === undefined) return null;
  // '(Silence.)' has nothing that could be said.
  if (/^\(.*\)$/.test(scripted)) return scripted;
  const reply = await askPracticeModel(ctx, otherSideQuestion({ practice, run, step }, step));
  if (reply === null) return scripted;
  const accepted = acceptLine({ practice, run, step }, reply);
  logRejectionReason(ctx, "rehearsal", accepted);
  return accepted.text !== null && !(await isDanger(accepted.text)) ? accepted.text : scripted;
}

export async function connectPage(
  ctx: Ctx<UserActor>,
  { practice, run }: RunInPractice,
  page: string,
): Promise<string> {
  const reply = await askPracticeModel(ctx, connectingQuestion(practice, page));
  if (reply === null) return page;
  const { sentences, faults } = acceptSentences({ practice, run, page }, reply);
  for (const fault of faults) logRejectionReason(ctx, "page", { fault });
  return insertSentences(page, sentences);
}
