/**
 * Matches a sentence that contains a match of each pattern, in any order. Each pattern is matched against lower-case
 * text.
 */
export const sentenceWithAll = (...kinds: RegExp[]): RegExp =>
  new RegExp(`(?:^|[.!?] )${kinds.map(({ source }) => `(?=[^.!?]*?${source})`).join("")}[^.!?]+`);
