import "server-only";
import { getCoachSettings } from "@/lib/features/coach/settings/get-coach-settings";
import { randomToken } from "@/lib/server/crypto";
import type { Ctx, UserActor } from "@/lib/shared/actor";
import { calendarHash, calendarToken } from "./calendar-address";
import { getCheckInSettings } from "./get-check-in-settings";
import type { CheckInSettingsView } from "./schema";
import { saveCalendar } from "./settings-store";

export async function renewCalendar(ctx: Ctx<UserActor>): Promise<CheckInSettingsView> {
  const { userId } = ctx.actor;
  const nonce = randomToken();
  const timeZone = (await getCoachSettings(ctx)).timeZone ?? "UTC";
  await saveCalendar(userId, timeZone, { nonce, hash: calendarHash(calendarToken(userId, nonce)) });
  return getCheckInSettings(ctx);
}

export async function revokeCalendar(ctx: Ctx<UserActor>): Promise<CheckInSettingsView> {
  const timeZone = (await getCoachSettings(ctx)).timeZone ?? "UTC";
  await saveCalendar(ctx.actor.userId, timeZone, null);
  return getCheckInSettings(ctx);
}
