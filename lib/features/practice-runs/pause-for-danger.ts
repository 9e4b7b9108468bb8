import "server-only";
import type { AnswerValue } from "@/lib/features/practices/schema";
import type { Ctx, UserActor } from "@/lib/shared/actor";
import { checkCleared } from "./coach-copy";
import { commitAct, type Act } from "./commit-act";
import type { OpenedRun } from "./open-run";
import type { ActResult } from "./schema";
import type { Screening } from "./screen-answer";

interface Danger {
  text: string;
  notice: string;
  screening: Screening;
  value: AnswerValue | null;
}

export const pauseForDanger = (
  ctx: Ctx<UserActor>,
  { practice, run }: OpenedRun,
  { text, notice, screening, value }: Danger,
): Promise<ActResult> =>
  commitAct(ctx, {
    practice,
    run,
    act: {
      events: [
        ...(value === null ? [] : [{ type: "hold", value, followUp: null } as const]),
        { type: "check", check: null },
        { type: "pause" },
      ],
      message: text,
      replies: [notice],
      coachState: screening.state,
    },
  });

export async function answerCheck(
  ctx: Ctx<UserActor>,
  opened: OpenedRun,
  { text, screening }: { text: string; screening: Screening },
): Promise<ActResult> {
  const { notice, state } = screening;
  if (state.risk.isOpen && notice !== null)
    return pauseForDanger(ctx, opened, { text, notice, screening, value: opened.run.state.pending });
  const replies = [checkCleared(state.risk.language)];
  return commitAct(ctx, {
    ...opened,
    act: { events: [{ type: "check", check: null }], message: text, replies, coachState: state },
  });
}

export const addScreening = (act: Act, { check, state }: Screening): Act => ({
  ...act,
  events: [...act.events, { type: "check", check }],
  coachState: state,
});
