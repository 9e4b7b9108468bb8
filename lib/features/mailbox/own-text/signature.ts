import {
  isClosingThanks,
  isContactLine,
  isNameLine,
  isPostscript,
  isSignatureLine,
  isSignOff,
  isSignOffWithName,
  signedName,
} from "./boilerplate-patterns";

const SIGN_OFF_SEARCH_LINES = 14;
const MAX_LINES_AFTER_SIGN_OFF = 10;
const MAX_SIGNATURE_LINES = 12;
const MAX_SIGNATURE_WORDS = 60;

export const isBlank = (line: string | undefined): boolean => (line ?? "").trim() === "";

export function trimEnds(lines: string[]): string[] {
  const first = lines.findIndex((line) => !isBlank(line));
  if (first === -1) return [];
  const last = lines.findLastIndex((line) => !isBlank(line));
  return lines.slice(first, last + 1);
}

const AROUND_NAME =
  /^\*|\*$|\s?\((?:she|he|they|sie|er)\b[^)]{0,20}\)$|^(?:i\.\s?[va]\.|ppa\.?|p\.?p\.?)\s|^(?:(?:dr|mag|prof|dipl|ing|di)\.?\s)+/gi;
const nameOn = (line: string): string =>
  (line.trim().split(/\s?[|•·]\s?|,\s|\s[/–—-]\s/)[0] ?? "").replace(AROUND_NAME, "").trim();

const letters = (word: string): string => word.toLowerCase().replace(/[^\p{L}]/gu, "");

function isOwnNameOrInitials(word: string, names: ReadonlySet<string>): boolean {
  const own = letters(word);
  if (names.has(own)) return true;
  return own.length > 0 && own.length <= 3 && [...own].every((letter) => [...names].some((name) => name[0] === letter));
}

function isMarkedName(line: string, names: ReadonlySet<string>): boolean {
  const name = /^[-–—~/]{1,2}\s?(\p{L}[\p{L}.]{0,20})$/u.exec(line)?.[1];
  return name !== undefined && isOwnNameOrInitials(name, names);
}

function isSignOffByOwnName(line: string, names: ReadonlySet<string>): boolean {
  const words = line.split(/[\s,]+/);
  let end = words.length;
  while (end > 0 && names.has(letters(words[end - 1] ?? ""))) end--;
  return end > 0 && end < words.length && isSignOff(words.slice(0, end).join(" "));
}

const MAX_SIGN_OFF_WORDS = 8;

function isUnlistedSignOff(lines: string[], index: number, names: ReadonlySet<string>): boolean {
  const line = (lines[index] ?? "").trim();
  if (!line.endsWith(",") || line.split(/\s+/).length > MAX_SIGN_OFF_WORDS || names.size === 0) return false;
  const below = lines.slice(index + 1).find((other) => !isBlank(other)) ?? "";
  const isBelowText = lines.slice(0, index).some((other) => !isBlank(other));
  return (
    isBelowText &&
    isNameLine(nameOn(below)) &&
    nameOn(below)
      .split(/\s+/)
      .every((word) => isOwnNameOrInitials(word, names))
  );
}

function signOffAt(lines: string[], names: ReadonlySet<string>): number {
  const from = Math.max(0, lines.length - SIGN_OFF_SEARCH_LINES);
  let after = 0;
  for (let i = lines.length - 1; i >= from; i--) {
    const line = (lines[i] ?? "").trim();
    const isListed = isSignOff(line) || isSignOffWithName(line) || isSignOffByOwnName(line, names);
    if (isListed || isUnlistedSignOff(lines, i, names)) return i;
    if (line.length > 100 || (line !== "" && ++after > MAX_LINES_AFTER_SIGN_OFF)) break;
  }
  return -1;
}

function isOwnName(lines: string[], index: number, names: ReadonlySet<string>): boolean {
  const name = nameOn((lines[index] ?? "").trim());
  if (!isNameLine(name)) return false;
  const words = name.toLowerCase().match(/\p{L}[\p{L}'’-]+/gu) ?? [];
  if (words.length === 0 || !words.every((word) => names.has(word))) return false;
  const above = (lines[index - 1] ?? "").trim();
  // Below another name, this line belongs to a list of names and not to a signature.
  if (words.length > 1) return !isNameLine(above);
  return above === "" || lines.slice(index + 1).every((line) => isBlank(line) || isSignatureLine(line.trim()));
}

function ownNameAt(lines: string[], names: ReadonlySet<string>): number {
  const from = Math.max(1, lines.length - MAX_SIGNATURE_LINES);
  for (let i = from; i < lines.length; i++) {
    if (!isOwnName(lines, i, names)) continue;
    const below = lines
      .slice(i + 1)
      .join(" ")
      .split(/\s+/).length;
    return below <= MAX_SIGNATURE_WORDS ? i : -1;
  }
  return -1;
}

const TITLE =
  /\b(?:president|director|manager|managing|head of|partner|counsel|attorney|engineer|analyst|associate|assistant|officer|consultant|professor|secretary|trader|editor|leiter(?:in)?|leitung|geschäftsführ\w*|direktor(?:in)?|chef|directeur|directrice|c[efot]o|[se]?vp|gmbh|inc|corp|ltd|llc|plc|street|avenue|suite|floor|p\.?o\.? box|\d{5})\b/iu;
const MAX_BLOCK_LINES = 8;

/**
 * Index of a name, such as a nickname that the address does not hold, with a title, a company or contact lines below it
 * and nothing else; -1 when there is none.
 */
function signatureBlockAt(lines: string[]): number {
  let from = lines.length;
  let proof = 0;
  let block = -1;
  while (from > 1 && lines.length - from < MAX_BLOCK_LINES) {
    const line = (lines[from - 1] ?? "").trim();
    if (line !== "" && !isSignatureLine(line)) break;
    from--;
    const above = (lines[from - 1] ?? "").trim();
    if (proof > 0 && isNameLine(nameOn(line)) && (above === "" || /[.!?)]$/.test(above))) block = from;
    if (isContactLine(line) || TITLE.test(line)) proof++;
  }
  return block;
}

function postscriptOf(cut: string[]): string[] {
  const at = cut.findIndex((line) => isPostscript(line.trim()));
  if (at === -1) return [];
  const end = cut.findIndex((line, index) => index > at && isBlank(line));
  return ["", ...cut.slice(at, end === -1 ? cut.length : end)];
}

interface SignedText {
  lines: string[];
  closingThanks: boolean;
  signer: string | null;
}

const signerIn = (lines: string[], names: ReadonlySet<string>): string | null => {
  for (const line of lines.slice(0, 4)) {
    const trimmed = line.trim();
    if (isSignOffByOwnName(trimmed, names)) return letters(trimmed.split(/\s+/).at(-1) ?? "");
    // `Regards` without a comma has a name's form.
    if (isSignOff(trimmed)) continue;
    const name = isSignOffWithName(trimmed) ? trimmed.slice(trimmed.search(/[,–-]\s/) + 1).trim() : nameOn(trimmed);
    if (isNameLine(name)) return signedName(name);
  }
  return null;
};

/**
 * Cuts from the sign-off (people use up to two, as in `Thanks!` above `Best,`) or from a name and contact lines at the
 * end.
 */
export function withoutSignature(lines: string[], names: ReadonlySet<string>): SignedText {
  let rest = lines;
  let closingThanks = false;
  for (let round = 0; round < 2; round++) {
    const at = signOffAt(rest, names);
    if (at === -1) break;
    closingThanks ||= isClosingThanks((rest[at] ?? "").trim());
    rest = trimEnds(rest.slice(0, at));
  }
  if (rest.length < lines.length) {
    const cut = lines.slice(rest.length);
    return { lines: [...rest, ...postscriptOf(cut)], closingThanks, signer: signerIn(trimEnds(cut), names) };
  }
  const nameAt = ownNameAt(lines, names);
  if (nameAt !== -1) {
    const cut = lines.slice(nameAt);
    return {
      lines: [...trimEnds(lines.slice(0, nameAt)), ...postscriptOf(cut)],
      closingThanks,
      signer: signerIn(cut, names),
    };
  }
  const blockAt = signatureBlockAt(lines);
  if (blockAt !== -1) {
    const cut = lines.slice(blockAt);
    const rest = trimEnds(lines.slice(0, blockAt));
    return { lines: [...rest, ...postscriptOf(cut)], closingThanks, signer: signerIn(cut, names) };
  }
  let end = lines.length;
  while (end > 0 && isContactLine((lines[end - 1] ?? "").trim())) end--;
  const last = (lines[end - 1] ?? "").trim();
  const isSigned = end > 1 && ((isNameLine(last) && isBlank(lines[end - 2])) || isMarkedName(last, names));
  if (isSigned) end--;
  return { lines: trimEnds(lines.slice(0, end)), closingThanks, signer: isSigned ? signedName(last) : null };
}
