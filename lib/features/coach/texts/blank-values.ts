import { fillBlanks, listBlanks, splitAtBlanks } from "../model";

/** As a regular expression finds it letter by letter. */
const escapeForRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** By the label of a blank, in lower case. */
type BlankValues = Record<string, string>;

const isAlone = (label: string, labels: string[]) => labels.indexOf(label) === labels.lastIndexOf(label);

/** A text with fewer letters between its blanks cannot be recognised: almost any text would fit it. */
const MIN_FIXED_LETTERS = 10;

/** What the person put into the blanks of a text, when nothing else of it was changed. */
export function readBlankValues(text: string, filled: string): BlankValues {
  const pieces = splitAtBlanks(text);
  const fixed = pieces.filter((_, index) => index % 2 === 0).join("");
  if ((fixed.match(/\p{L}/gu)?.length ?? 0) < MIN_FIXED_LETTERS) return {};
  const form = pieces.map((piece, index) => (index % 2 === 0 ? escapeForRegExp(piece) : "([^]+?)")).join("");
  const [, ...values] = new RegExp(`^${form}$`, "i").exec(filled) ?? [];
  const labels = listBlanks(text).map((label) => label.toLowerCase());
  const isKept = (label: string, value = "[") => (label === "name" || isAlone(label, labels)) && !value.startsWith("[");
  return Object.fromEntries(
    labels.flatMap((label, index) => (isKept(label, values[index]) ? [[label, values[index] ?? ""]] : [])),
  );
}

/** Fills each blank whose label stands only once in the text and has a value. */
export function fillKnown(text: string, values: BlankValues): string {
  const labels = listBlanks(text);
  const valueOf = (label: string) => (isAlone(label, labels) ? values[label.toLowerCase()] : undefined);
  if (labels.every((label) => valueOf(label) === undefined)) return text;
  return fillBlanks(
    text,
    labels.map((label) => valueOf(label) ?? `[${label}]`),
  );
}
