import { PRODUCT } from "@/lib/shared/product";

// Letters that look like a Latin one, and the digits and signs that replace letters; i, l and 1 count as the same.
const LOOKALIKES: ReadonlyMap<string, string> = new Map(
  [
    "aаαɑ@4",
    "bвьß",
    "cсϲ",
    "dԁ",
    "eеεё3",
    "gɡ",
    "hнһ",
    "iіιlӏ1|!ı",
    "jј",
    "kкκ",
    "mм",
    "nпη",
    "oоο0",
    "pрρ",
    "qԛ",
    "rг",
    "sѕ5$",
    "tтτ7",
    "uυ",
    "vνѵ",
    "wԝω",
    "xхχ",
    "yуγ",
    "zᴢ",
  ].flatMap((group) => {
    const [latin = "", ...others] = [...group];
    return others.map((other): [string, string] => [other, latin]);
  }),
);

const wordsOf = (name: string): string[] =>
  [...name.normalize("NFKD").toLowerCase()]
    .filter((char) => !/\p{M}/u.test(char))
    .map((char) => LOOKALIKES.get(char) ?? char)
    .join("")
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

const foldLookalikes = (words: readonly string[]) => new Set(words.flatMap((word) => wordsOf(word)));
const STAFF = foldLookalikes(["admin", "administrator", "moderator", "sysadmin", "webmaster"]);
const PRODUCT_WORD = foldLookalikes([PRODUCT.slug]);
const COMPANIONS = foldLookalikes([
  "the",
  "team",
  "notes",
  "support",
  "staff",
  "official",
  "editor",
  "coach",
  "ai",
  "partner",
]);

export function isReservedName(name: string): boolean {
  const words = wordsOf(name);
  const joined = words.join("");
  if (STAFF.has(joined) || PRODUCT_WORD.has(joined) || words.some((word) => STAFF.has(word))) return true;
  const others = words.filter((word) => !PRODUCT_WORD.has(word));
  return others.length < words.length && others.every((word) => COMPANIONS.has(word));
}
