import { headingOf, isDocumentTitle, withoutDocumentTitle } from "./document-headings";
import { FIELD_SEPARATOR, type Line } from "./document-layout";

const NAME_AREA = 0.45;
const NAME =
  /^\p{Lu}[\p{L}.'’-]*(?:\s(?:\p{Lu}[\p{L}.'’-]*|von|van|der|den|de|del|la|le|du|zu|bin|al|ter|ten|dos|da|di)){1,5}$/u;
const NAME_LABEL =
  /^(?:(?:full |complete )?name|vor- und (?:nach|zu|familien)name|vorname und nachname|nom|nom et prénoms?|prénoms? et nom|nombre|nombre y apellidos|nombre completo|naam|volledige naam)\s?[:\t]\s?/i;

const bareName = (text: string): string =>
  withoutDocumentTitle(text.replaceAll(FIELD_SEPARATOR, " "))
    .replace(/^(?:(?:dr|prof|mag|dipl\.?-?ing|ing|mr|mrs|ms)\.?\s)+/i, "")
    .replace(/,? (?:mba|ph\.?d|msc|bsc|cpa|cfa|pmp|m\.?a|b\.?a)\.?(?:,.*)?$/i, "")
    .trim();

const isName = (text: string): boolean =>
  text.length <= 60 && NAME.test(bareName(text)) && headingOf(text) === null && !isDocumentTitle(text);

export interface FoundName {
  text: string;
  line: Line;
  /** `Name: Jane Doe` in a list of personal data, which no headline follows. */
  isLabelled: boolean;
}

function labelledName(lines: Line[]): FoundName | null {
  for (const line of lines) {
    const text = line.text.replace(NAME_LABEL, "");
    if (text !== line.text && isName(text)) return { text: bareName(text), line, isLabelled: true };
  }
  return null;
}

const isPairable = ({ text }: Line): boolean =>
  headingOf(text) === null && !isDocumentTitle(text) && !text.includes(FIELD_SEPARATOR) && !isName(text);

function nameIn(lines: Line[], isPairAllowed: boolean): FoundName | null {
  const [first, second] = lines;
  const isPair =
    isPairAllowed &&
    first !== undefined &&
    second !== undefined &&
    second.y - first.y < 2 * first.size &&
    Math.abs(second.x - first.x) < first.size * 3;
  if (isPair && isPairable(first) && isPairable(second) && isName(`${first.text} ${second.text}`))
    return { text: bareName(`${first.text} ${second.text}`), line: second, isLabelled: false };
  const found = (isPairAllowed ? lines.slice(0, 2) : lines).find(({ text }) => isName(text));
  return found ? { text: bareName(found.text), line: found, isLabelled: false } : null;
}

/** The name that a label names, or the first of the largest lines that has a name's form. */
export function findName(lines: Line[], height: number): FoundName | null {
  const upper = lines.filter(({ page, y }) => page === 0 && y <= height * NAME_AREA);
  const labelled = labelledName(upper);
  if (labelled) return labelled;
  const sizes = [...new Set(upper.map(({ size }) => Math.round(size * 10)))].toSorted((a, b) => b - a);
  const isEven = sizes.length < 2;
  for (const size of sizes.slice(0, isEven ? 1 : 3)) {
    const same = upper.filter((line) => Math.round(line.size * 10) === size && !isDocumentTitle(line.text));
    const found = nameIn(same, !isEven);
    if (found) return found;
  }
  return null;
}
