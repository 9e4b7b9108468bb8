/** A date in the reader's own words, for example `2 June 2025`; the locale and zone are the reader's unless given. */
export function formatDate(iso: string | Date, locale?: string, timeZone?: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone }).format(new Date(iso));
}

export function formatDateTime(iso: string | Date, locale?: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short" }).format(new Date(iso));
}
