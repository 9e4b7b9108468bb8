/** In the reader's locale: `1 mail`, `1,200 mails`. */
export const pluralize = (count: number, noun: string): string =>
  `${count.toLocaleString()} ${noun}${count === 1 ? "" : "s"}`;
