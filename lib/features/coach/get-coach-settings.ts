import "server-only";
import type { Ctx, UserActor } from "@/lib/shared/actor";
import type { CoachSettings } from "./schema";
import { findCoachedPerson } from "./settings-store";

/** How the person wants the coach to speak, and the time zone that it tells dates in. */
export async function getCoachSettings({ actor }: Ctx<UserActor>): Promise<CoachSettings> {
  const { directness, timeZone } = await findCoachedPerson(actor.userId);
  return { directness, timeZone };
}
