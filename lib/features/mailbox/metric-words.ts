import type { Interval } from "./bootstrap";
import type { Unit } from "./metric-definitions";
import { MONDAY_FIRST, type WorkingHours } from "./schema";

const percent = (value: number): string => String(Math.round(value * 100));
const fixed = (digits: number) => (value: number) => value.toFixed(digits);
const whole = (value: number): string => String(Math.round(value));
const short = (value: number): string => (value < 10 ? value.toFixed(1) : whole(value));

/** How a number of each unit is written, and the words that stand after it. */
const FORMS: Record<Unit, { write: (value: number) => string; before?: string; after: string }> = {
  share: { write: percent, before: "in ", after: " of 100 mails" },
  recipientShare: { write: percent, after: " of 100 mails" },
  requestShare: { write: percent, before: "in ", after: " of 100 requests" },
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

/** `in 31 of 100 mails`. */
export function valueInWords(unit: Unit, value: number): string {
  const { write, before = "", after } = FORMS[unit];
  return `${before}${write(value)}${after}`;
}

/** `in 31 of 100 mails, likely between 24 and 38`; an interval that rounds to the value itself adds nothing. */
export function intervalInWords(unit: Unit, value: number, { low, high }: Interval): string {
  const { write } = FORMS[unit];
  const isSharp = write(low) === write(value) && write(high) === write(value);
  return isSharp
    ? valueInWords(unit, value)
    : `${valueInWords(unit, value)}, likely between ${write(low)} and ${write(high)}`;
}

const WEEK = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

/** `Monday to Friday, 8:00 to 18:00`; days that do not follow each other are listed. */
export function hoursInWords({ from, to, days: worked }: WorkingHours): string {
  const places = MONDAY_FIRST.flatMap((day, place) => (worked.includes(day) ? [place] : []));
  const names = places.map((place) => WEEK[MONDAY_FIRST[place] ?? 0] ?? "");
  const isRun = places.every((place, index) => place === (places[0] ?? 0) + index);
  const days = isRun && names.length > 2 ? `${names[0]} to ${names.at(-1)}` : names.join(", ");
  return `${days}, ${from}:00 to ${to}:00`;
}
