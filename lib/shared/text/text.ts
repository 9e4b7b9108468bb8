export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Without 'march' and 'may', which are words as well. */
const DAYS_AND_MONTHS =
  /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|april|june|july|august|september|october|november|december)\b/gi;

export const capitalizeDays = (text: string): string => text.replace(DAYS_AND_MONTHS, capitalize);

/** For the middle of a sentence; 'I' stays. */
export const decapitalize = (text: string): string =>
  /^I\b/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);

export const listOf = (items: string[]): string =>
  items.length < 2 ? items.join("") : `${items.slice(0, -1).join(", ")} and ${items.at(-1) ?? ""}`;
