import { WEEKDAYS } from "@/lib/shared/time/dates";
import { MONDAY_FIRST, type WorkingHours } from "../schema";
import type { Interval } from "./bootstrap";
import type { Unit } from "./metric-kinds";

const percent = (value: number): string => String(Math.round(value * 100));
const fixed = (digits: number) => (value: number) => value.toFixed(digits);
const whole = (value: number): string => String(Math.round(value));
const short = (value: number): string => (value < 10 ? value.toFixed(1) : whole(value));

const FORMS: Record<Unit, { write: (value: number) => string; before?: string; after: string }> = {
  share: { write: percent, before: "in ", after: " of 100 mails" },
  recipientShare: { write: percent, after: " of 100 mails" },
  requestShare: { write: percent, before: "in ", after: " of 100 requests" },
  pronounShare: { write: percent, before: "in ", after: " of 100 places for 'I' or 'we'" },
  perHundred: { write: fixed(1), after: " per 100 words" },
  perMail: { write: fixed(2), after: " a mail" },
  words: { write: whole, after: " words" },
  hours: { write: short, after: " working hours" },
  index: { write: fixed(2), after: " a mail" },
  mails: { write: short, after: " mails" },
  perWeek: { write: fixed(1), after: " a week" },
  score: { write: whole, after: " points of 100" },
  ratio: { write: fixed(2), after: " on a scale from 0 (spread wide) to 1 (all to one person)" },
};

export function formatValue(unit: Unit, value: number): string {
  const { write, before = "", after } = FORMS[unit];
  return `${before}${write(value)}${after}`;
}

/** For example `in 31 of 100 mails, likely between 24 and 38`; omits an interval that rounds to the value. */
export function formatInterval(unit: Unit, value: number, { low, high }: Interval): string {
  const { write } = FORMS[unit];
  const isSharp = write(low) === write(value) && write(high) === write(value);
  return isSharp
    ? formatValue(unit, value)
    : `${formatValue(unit, value)}, likely between ${write(low)} and ${write(high)}`;
}

export function formatHours({ from, to, days: worked }: WorkingHours): string {
  const places = MONDAY_FIRST.flatMap((day, place) => (worked.includes(day) ? [place] : []));
  const names = places.map((place) => WEEKDAYS[MONDAY_FIRST[place] ?? 0]);
  const isRun = places.every((place, index) => place === (places[0] ?? 0) + index);
  const days = isRun && names.length > 2 ? `${names[0]} to ${names.at(-1)}` : names.join(", ");
  return `${days}, ${from}:00 to ${to}:00`;
}

const TRIVIAL_VALUES: Partial<Record<Unit, string[]>> = {
  share: ["0", "100"],
  recipientShare: ["0", "100"],
  requestShare: ["0", "100"],
  pronounShare: ["0", "100"],
  perHundred: ["0.0"],
  perMail: ["0.00"],
  hours: ["0.0"],
  mails: ["1.0"],
  perWeek: ["0.0"],
  ratio: ["0.00", "1.00"],
};

export const isTrivial = (unit: Unit, value: number): boolean =>
  TRIVIAL_VALUES[unit]?.includes(FORMS[unit].write(value)) ?? false;

const COUNTED_UNITS: Partial<Record<Unit, (seen: string, of: string) => string>> = {
  share: (seen, of) => `in ${seen} of ${of} mails`,
  requestShare: (seen, of) => `in ${seen} of ${of} requests`,
  pronounShare: (seen, of) => `in ${seen} of ${of} places for 'I' or 'we'`,
  perHundred: (seen, of) => `${seen} in ${of} words`,
  perMail: (seen, of) => `${seen} in ${of} mails`,
};

const grouped = (value: number) => Math.round(value).toLocaleString("en");

export function formatCount(unit: Unit, { seen, of }: { seen: number; of: number }, interval: string): string {
  const counted = COUNTED_UNITS[unit];
  return counted ? `${counted(grouped(seen), grouped(of))} (${interval.replace(/^in /, "")})` : interval;
}

const TIMES = ["", "", "twice", "three times", "four times", "five times"];

export function formatRatio(more: number, less: number): string | null {
  if (!(less > 0) || more / less < 1.4) return null;
  const ratio = Math.round(more / less);
  if (more / less < 1.75) return "about one and a half times as often";
  return `${TIMES[ratio] ?? `${ratio} times`} as often`;
}
