/** A count with its noun in the reader's own notation: `1 mail`, `1,200 mails`. */
export const pluralize = (count: number, noun: string): string =>
  `${count.toLocaleString()} ${noun}${count === 1 ? "" : "s"}`;
