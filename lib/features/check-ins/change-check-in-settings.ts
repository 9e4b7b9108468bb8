import "server-only";
import type { Ctx, UserActor } from "@/lib/shared/actor";
import { getCheckInSettings } from "./get-check-in-settings";
import { DEFAULT_CHECK_INS, nextMailAt } from "./model";
import type { CheckInSettingsInput, CheckInSettingsView } from "./schema";
import { findSettings, saveSettings } from "./settings-store";

export async function changeCheckInSettings(
  ctx: Ctx<UserActor>,
  change: CheckInSettingsInput,
): Promise<CheckInSettingsView> {
  const { userId } = ctx.actor;
  const before = (await findSettings(userId)) ?? { ...DEFAULT_CHECK_INS, timeZone: change.timeZone };
  const settings = {
    timeZone: change.timeZone,
    mailOn: change.mailOn ?? before.mailOn,
    mailTime: change.mailTime ?? before.mailTime,
    quietDays: change.quietDays ?? before.quietDays,
    reviewDay: change.reviewDay === undefined ? before.reviewDay : change.reviewDay,
    calendarTitles: change.calendarTitles ?? before.calendarTitles,
  };
  await saveSettings(userId, { ...settings, nextAt: settings.mailOn ? nextMailAt(settings, ctx.now) : null });
  return getCheckInSettings(ctx);
}
