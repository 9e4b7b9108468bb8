import "server-only";
import type { Practice } from "@/lib/features/practices/schema";
import type { Ctx, UserActor } from "@/lib/shared/actor";
import { commitAct } from "./commit-act";
import type { ActResult } from "./schema";
import type { Danger } from "./screen-answer";
import type { StoredRun } from "./store";

/** The steps wait; what was said is answered first, in the words that the coach has for it. */
export const pauseForDanger = (
  ctx: Ctx<UserActor>,
  { practice, run }: { practice: Practice; run: StoredRun },
  { text, danger }: { text: string; danger: Danger },
): Promise<ActResult> =>
  commitAct(ctx, {
    practice,
    run,
    act: { events: [{ type: "pause" }], said: text, replies: [danger.notice], coachState: danger.state },
  });
