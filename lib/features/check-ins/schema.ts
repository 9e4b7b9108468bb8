import { z } from "zod";
import type { TimeOfDay, TimeZoneName, Weekday } from "@/lib/shared/formats";
import { timeOfDay, timeZoneName } from "@/lib/shared/time/schema";

const weekday = z.int().min(0).max(6);

export const checkInSettingsInput = z.strictObject({
  timeZone: timeZoneName,
  mailOn: z.boolean().optional(),
  mailTime: timeOfDay.optional(),
  quietDays: z.array(weekday).max(6, "Please leave a day for mail, or switch it off").optional(),
  reviewDay: weekday.nullable().optional(),
  calendarTitles: z.boolean().optional(),
});
export type CheckInSettingsInput = z.output<typeof checkInSettingsInput>;

export interface CheckInSettings {
  timeZone: TimeZoneName;
  mailOn: boolean;
  mailTime: TimeOfDay;
  quietDays: Weekday[];
  reviewDay: Weekday | null;
  calendarTitles: boolean;
}

export interface CheckInSettingsView extends CheckInSettings {
  calendarUrl: string | null;
  isMailConfigured: boolean;
  isAddressConfirmed: boolean;
}

export const checkInToken = z
  .string()
  .max(600)
  .regex(/^[\w-]+\.[0-9a-f]{64}$/, "This link is not complete");

export const answerByLinkInput = z.strictObject({
  token: checkInToken,
  answer: z.enum(["done", "dropped", "tomorrow", "next-week"]),
});
export type AnswerByLinkInput = z.output<typeof answerByLinkInput>;

export const unsubscribeQuery = z.object({ token: checkInToken });

export interface LinkView {
  success: true;
  message: string;
}

export interface CheckInLinkView {
  kind: "commitment" | "unsubscribe";
  text: string | null;
  due: string | null;
}

export const calendarParams = z.object({ file: z.string().regex(/^[0-9a-f]{64}\.ics$/, "Not a calendar") });
