import "server-only";
import { hashToken, keyedHash } from "@/lib/server/crypto";
import { env } from "@/lib/server/env";

/** The secret part of a calendar's address. Derived, so that the database alone opens no calendar. */
export const calendarToken = (userId: number, nonce: string): string =>
  keyedHash("calendar-feed", `${userId} ${nonce}`);

export const calendarHash = (token: string): string => hashToken(token);

export const calendarUrl = (userId: number, nonce: string): string =>
  `${env().APP_URL}/api/calendar/${calendarToken(userId, nonce)}.ics`;
