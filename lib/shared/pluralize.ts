/** In the reader's locale: `1 mail`, `1,200 mails`. */
export const pluralize = (count: number, noun: string): string =>
  `${count.toLocaleString()} ${noun}${count === 1 ? "" : "s"}`;

/** From a plural: `1 reply`, `1,200 replies`. The same in every reader's locale, for pages that the server writes. */
export const countOf = (count: number, plural: string): string =>
  `${count.toLocaleString("en-GB")} ${count === 1 ? singularOf(plural) : plural}`;

const singularOf = (plural: string): string =>
  plural
    .replace(/ies$/, "y")
    .replace(/sses$/, "ss")
    .replace(/([^s])s$/, "$1");
