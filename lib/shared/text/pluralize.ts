export const pluralize = (count: number, noun: string): string =>
  `${count.toLocaleString()} ${noun}${count === 1 ? "" : "s"}`;

/** From a plural: `1 reply`, `1,200 replies`. Independent of the locale, for server-rendered pages. */
export const countOf = (count: number, plural: string): string =>
  `${count.toLocaleString("en-GB")} ${count === 1 ? singularOf(plural) : plural}`;

const singularOf = (plural: string): string =>
  plural
    .replace(/ies$/, "y")
    .replace(/sses$/, "ss")
    .replace(/([^s])s$/, "$1");
