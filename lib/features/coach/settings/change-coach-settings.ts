import "server-only";
import type { Ctx, UserActor } from "@/lib/shared/actor";
import type { CoachSettings, CoachSettingsInput } from "../schema";
import { getCoachSettings } from "./get-coach-settings";
import { saveCoachSettings } from "./settings-store";

export async function changeCoachSettings(
  ctx: Ctx<UserActor>,
  { directness, timeZone, country, languages }: CoachSettingsInput,
): Promise<CoachSettings> {
  await saveCoachSettings(ctx.actor.userId, {
    ...(directness && { directness }),
    ...(timeZone && { timeZone }),
    ...(country !== undefined && { country }),
    ...(languages && { languages }),
  });
  return getCoachSettings(ctx);
}
