/** ISO 8601 in UTC, as `2026-12-01T09:00:00.000Z`. */
export type UtcTime = string;

/** A calendar day, as `2026-12-01`. */
export type IsoDate = string;

/** The Monday that names a week. */
export type WeekStart = IsoDate;

/** The time on a wall clock, as `09:00`. */
export type TimeOfDay = string;

/** From 0 for Sunday to 6. */
export type Weekday = number;

/** IANA, as `Europe/Vienna`. */
export type TimeZoneName = string;

/** ISO 3166-1, as `AT`. */
export type CountryCode = string;

/** BCP 47, as `de-AT`. */
export type LanguageTag = string;
