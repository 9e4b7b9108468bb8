import "server-only";
import { getCoachSettings } from "@/lib/features/coach/settings/get-coach-settings";
import type { Ctx, UserActor } from "@/lib/shared/actor";
import { dueView } from "../commitments/commitment-row";
import { findFromSource } from "../commitments/commitment-store";
import { findPlan } from "./find-plan";
import type { CommitmentDraft } from "../schema";

interface PersonMessage {
  id: string;
  text: string;
  at: Date;
}

export async function offerPlan(ctx: Ctx<UserActor>, { id, text, at }: PersonMessage): Promise<CommitmentDraft | null> {
  // Most messages contain no plan, so the rest is read only when there is one.
  if (!findPlan(text, { at, timeZone: "UTC" })) return null;
  const [settings, kept] = await Promise.all([getCoachSettings(ctx), findFromSource(ctx.actor.userId, "message", id)]);
  const timeZone = settings.timeZone ?? "UTC";
  const plan = kept.length > 0 ? null : findPlan(text, { at, timeZone });
  return (
    plan && {
      text: plan.quote,
      cue: plan.cue,
      due: plan.due && dueView({ ...plan.due, timeZone }),
      source: { kind: "message", id },
    }
  );
}
