/**
 * Words of several kinds in one sentence, in any order: what no single phrase says, their meeting does. Each kind is
 * matched against lower-case text.
 */
export const together = (...kinds: RegExp[]): RegExp =>
  new RegExp(`(?:^|[.!?] )${kinds.map(({ source }) => `(?=[^.!?]*?${source})`).join("")}[^.!?]+`);
