import "server-only";
import type { Ctx, UserActor } from "@/lib/shared/actor";
import { getCoachSettings } from "./get-coach-settings";
import type { CoachSettings, CoachSettingsInput } from "./schema";
import { saveCoachSettings } from "./settings-store";

export async function changeCoachSettings(
  ctx: Ctx<UserActor>,
  { directness, timeZone }: CoachSettingsInput,
): Promise<CoachSettings> {
  await saveCoachSettings(ctx.actor.userId, { ...(directness && { directness }), ...(timeZone && { timeZone }) });
  return getCoachSettings(ctx);
}
