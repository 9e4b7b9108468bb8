import { DAY_MS } from "@/lib/shared/time/durations";

const startOfDay = (date: Date) => new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();

export const daysBetween = (iso: string, now: Date): number =>
  Math.round((startOfDay(now) - startOfDay(new Date(iso))) / DAY_MS);

export function dayLabel(iso: string, now: Date, locale?: string): string {
  const days = daysBetween(iso, now);
  const date = new Date(iso);
  if (days <= 1)
    return capital(new Intl.RelativeTimeFormat(locale, { numeric: "auto" }).format(-Math.max(0, days), "day"));
  if (days < 7) return new Intl.DateTimeFormat(locale, { weekday: "long" }).format(date);
  const year = date.getFullYear() === now.getFullYear() ? undefined : ("numeric" as const);
  return new Intl.DateTimeFormat(locale, { day: "numeric", month: "long", year }).format(date);
}

const capital = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1);
