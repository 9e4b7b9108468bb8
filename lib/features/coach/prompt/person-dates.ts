/** Creating a formatter takes longer than compiling the rest of a prompt. */
const formatters = new Map<string, Intl.DateTimeFormat>();
const MAX_FORMATTERS = 500;

function format(name: string, options: Intl.DateTimeFormatOptions, at: Date, timeZone: string): string {
  const key = `${name} ${timeZone}`;
  let formatter = formatters.get(key);
  if (!formatter) {
    if (formatters.size >= MAX_FORMATTERS) formatters.clear();
    formatter = new Intl.DateTimeFormat("en-GB", { ...options, timeZone });
    formatters.set(key, formatter);
  }
  return formatter.format(at);
}

export const shortDate = (at: Date, timeZone: string): string =>
  format("short", { day: "numeric", month: "short", year: "numeric" }, at, timeZone);

export const clockTime = (at: Date, timeZone: string): string =>
  format("time", { hour: "2-digit", minute: "2-digit" }, at, timeZone);

export const longDate = (at: Date, timeZone: string): string =>
  format("long", { weekday: "long", day: "numeric", month: "long", year: "numeric" }, at, timeZone).replace(",", "");
