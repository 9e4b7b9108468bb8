import "server-only";
import type { Ctx, UserActor } from "@/lib/shared/actor";
import type { CoachSettings } from "../schema";
import { findCoachedPerson } from "./settings-store";

export async function getCoachSettings({ actor }: Ctx<UserActor>): Promise<CoachSettings> {
  const { directness, timeZone, country, languages } = await findCoachedPerson(actor.userId);
  return { directness, timeZone, country, languages };
}
