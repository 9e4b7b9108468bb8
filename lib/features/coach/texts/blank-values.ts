import { fillBlanks, splitAtBlanks } from "../model";

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** By the label of a blank, in lower case. */
export type BlankValues = Record<string, string>;

/** With less of its own, a text of blanks is like any other. */
const MIN_FIXED_LETTERS = 10;

/** What the person put into the blanks of a text, when nothing else of it was changed. */
export function readBlankValues(text: string, filled: string): BlankValues {
  const pieces = splitAtBlanks(text);
  const fixed = pieces.filter((_, at) => at % 2 === 0).join("");
  if ((fixed.match(/\p{L}/gu)?.length ?? 0) < MIN_FIXED_LETTERS) return {};
  const form = pieces.map((piece, at) => (at % 2 === 0 ? escape(piece) : "([^]+?)")).join("");
  const [, ...values] = new RegExp(`^${form}$`, "i").exec(filled) ?? [];
  const found = values.map((value, at) => [pieces[2 * at + 1]?.toLowerCase() ?? "", value] as const);
  const labels = found.map(([label]) => label);
  const isAlone = (label: string) => label === "name" || labels.indexOf(label) === labels.lastIndexOf(label);
  return Object.fromEntries(found.filter(([label, value]) => isAlone(label) && !value.startsWith("[")));
}

/** Fills each blank whose label stands only once in the text and has a value. */
export function fillKnown(text: string, values: BlankValues): string {
  const labels = splitAtBlanks(text).filter((_, at) => at % 2 === 1);
  if (labels.every((label) => values[label.toLowerCase()] === undefined)) return text;
  const isAlone = (label: string) => labels.indexOf(label) === labels.lastIndexOf(label);
  return fillBlanks(
    text,
    labels.map((label) => (isAlone(label) ? values[label.toLowerCase()] : `[${label}]`) ?? `[${label}]`),
  );
}
