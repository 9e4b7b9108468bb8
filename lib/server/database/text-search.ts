import "server-only";

/** Of ts_headline: one fragment, whose found words stand between U+0002 and U+0003. */
export const SNIPPET_OPTIONS = "StartSel=\u0002, StopSel=\u0003, MaxFragments=1, MaxWords=28, MinWords=12";

/** The text search query for texts in which each term is the prefix of a word. */
export const prefixQuery = (terms: string[]): string => terms.map((term) => `'${term}':*`).join(" & ");
