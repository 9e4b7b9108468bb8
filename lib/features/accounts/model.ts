import type { AdminRole } from "@/lib/shared/actor";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "@/lib/shared/time/durations";

export const SESSION_COOKIE = "clarity-session";
export const TRIAL_COOKIE = "clarity-trial";
export const ADMIN_COOKIE = "clarity-admin";
export const DEVICE_COOKIE = "clarity-device";

export const LIFETIMES = {
  sessionIdle: 7 * DAY_MS,
  sessionAbsolute: 30 * DAY_MS,
  adminIdle: 30 * MINUTE_MS,
  adminAbsolute: 8 * HOUR_MS,
  trial: DAY_MS,
  device: 365 * DAY_MS,
} as const;

/** Treats `admin`, the table's default, as owner; null for a role without rights. */
export function adminRoleOf(role: string): AdminRole | null {
  if (role === "owner" || role === "admin") return "owner";
  return role === "moderator" ? "moderator" : null;
}

/** Where the sealed tokens of a person's connection stand. */
export const connectionTokenPlace = (userId: number, column: "access_token" | "refresh_token") => ({
  table: "data_connections",
  column,
  userId,
});

export const RECENT_SIGN_IN_MS = 10 * MINUTE_MS;

export const SESSION_TOUCH_INTERVAL_MS = 10 * MINUTE_MS;
export const ADMIN_SESSION_TOUCH_INTERVAL_MS = MINUTE_MS;

export function sessionEnd(createdAt: Date, now: Date, limits: { idle: number; absolute: number }): Date {
  return new Date(Math.min(now.getTime() + limits.idle, createdAt.getTime() + limits.absolute));
}

export function firstNameOf(name: string | null | undefined, email?: string | null): string {
  return name?.trim().split(/\s+/)[0] || email?.split("@")[0] || "Friend";
}

const LONGEST_DELAY_MS = 2_000;

/**
 * Milliseconds by which the answer to a failed sign-in is delayed: none for the first two fifths of the allowance, then
 * growing with the square of its used share to two seconds at the last allowed attempt.
 */
export function failureDelay({ used, max }: { used: number; max: number }): number {
  const share = Math.min(1, used / max);
  return share <= 0.4 ? 0 : Math.round(LONGEST_DELAY_MS * share ** 2);
}

const BROWSERS: [RegExp, string][] = [
  [/\bEdg(?:e|A|iOS)?\//, "Edge"],
  [/\bOPR\//, "Opera"],
  [/\b(?:Firefox|FxiOS)\//, "Firefox"],
  [/\b(?:Chrome|CriOS|HeadlessChrome)\//, "Chrome"],
  [/\bSafari\//, "Safari"],
];
const SYSTEMS: [RegExp, string][] = [
  [/\b(?:iPhone|iPad)\b/, "iOS"],
  [/\bAndroid\b/, "Android"],
  [/\bWindows\b/, "Windows"],
  [/\bMac OS X\b/, "macOS"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bLinux\b/, "Linux"],
];

export function describeUserAgent(userAgent: string | null): string | null {
  if (!userAgent) return null;
  const head = userAgent.slice(0, 500);
  const nameIn = (list: [RegExp, string][]) => list.find(([pattern]) => pattern.test(head))?.[1];
  const browser = nameIn(BROWSERS);
  const system = nameIn(SYSTEMS);
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? system ?? "Unknown browser";
}

/** The IPv6 /48 of a /64 network, because one site has 65,536 of those. IPv4 addresses stay unchanged. */
export function wideNetworkOf(network: string): string {
  return network.endsWith("::/64") ? `${network.split(":").slice(0, 3).join(":")}::/48` : network;
}
