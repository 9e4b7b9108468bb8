export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** For the middle of a sentence; 'I' stays. */
export const decapitalize = (text: string): string =>
  /^I\b/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);

export const listOf = (items: string[]): string =>
  items.length < 2 ? items.join("") : `${items.slice(0, -1).join(", ")} and ${items.at(-1) ?? ""}`;
