import "server-only";
import { getCoachSettings } from "@/lib/features/coach/settings/get-coach-settings";
import { isMailConfigured } from "@/lib/server/mail/mailer";
import type { Ctx, UserActor } from "@/lib/shared/actor";
import { calendarUrl } from "./calendar-address";
import { DEFAULT_CHECK_INS } from "./model";
import type { CheckInSettingsView } from "./schema";
import { findSettings, isAddressConfirmed } from "./settings-store";

export async function getCheckInSettings(ctx: Ctx<UserActor>): Promise<CheckInSettingsView> {
  const { userId } = ctx.actor;
  const [stored, coach, isConfirmed] = await Promise.all([
    findSettings(userId),
    getCoachSettings(ctx),
    isAddressConfirmed(userId),
  ]);
  const { calendarNonce, ...settings } = stored ?? {
    calendarNonce: null,
    ...DEFAULT_CHECK_INS,
    timeZone: coach.timeZone ?? "UTC",
  };
  return {
    ...settings,
    calendarUrl: calendarNonce ? calendarUrl(userId, calendarNonce) : null,
    isMailConfigured: isMailConfigured(),
    isAddressConfirmed: isConfirmed,
  };
}
