// How mail programs name the writer of the quoted text below, such as `On 3 Mar, Sam wrote:`. Every pattern runs on
// short lines.

export const MAX_LINE = 400;
export const ADDRESS = /[^\s<>@]{1,80}@[^\s<>@]{2,}/;
export const NOTES_ADDRESS = /[\p{L}.)]\/[\w &.-]{1,30}(?:\/[\w &.-]{1,30})*(?:@\w+)?(?:\s|,|;|$)/u;
export const CLOCK = /\b\d{1,2}[:.]\d{2}\b/;
export const NUMERIC_DATE = /\b\d{1,4}[./-]\s?\d{1,2}[./-]\s?\d{2,4}\b/;
export const YEAR = /\b(?:19|20)\d{2}\b/;

export const lineAt = (lines: string[], index: number): string => (lines[index] ?? "").trim().slice(0, MAX_LINE);

const CHAT_LINE = /^\[(?:\d{1,2}[/.]\d{1,2}(?:[/.]\d{2,4})?,?\s)?\d{1,2}:\d{2}[^\]]{0,6}\]\s\p{Lu}[^:]{1,40}:\s/u;

export const isQuoted = (line: string): boolean =>
  /^\s{0,3}(?:>|\|(?:\s|$)|[A-Z]{2,3}>|\p{Lu}\p{L}{0,11}>{1,3}(?:\s|$))/u.test(line) || CHAT_LINE.test(line);

const VERB =
  /(?:^|[\s),>])(?:wrote|writes|said the following|schrieb|geschrieben|a écrit|escribió|ha scritto|schreef|geschreven|escreveu|skrev|pisze|napisał(?:\(a\))?|napsal(?:\(a\))?|kirjoitti|yazdı|írta|a scris|написала?(?:\(а\))?|写道)(?=[\s:：.,]|$)/iu;
const hasIdentity = (text: string): boolean =>
  ADDRESS.test(text) ||
  CLOCK.test(text) ||
  NUMERIC_DATE.test(text) ||
  (YEAR.test(text) && /\d{1,2}\b/.test(text)) ||
  NOTES_ADDRESS.test(text);
const SHORT_ATTRIBUTION =
  /^(?:on|am|le|el|il|op|em|den|på|mån|man|tir|tor|fre|mer|lun|mar|jeu|ven|sam|dim|w dniu|dnia|dne)\b.{0,120}\d/i;
const MAX_ATTRIBUTION_CHARS = 320;
/** Attributions without a verb: an address next to a time, `Quoting Sam <...>:`, `[Sam Roe, 3 March 2026 09:14]:`. */
const QUOTING = /^(?:quoting|zitat von|citando|en réponse à)\s.{2,160}[:：]$/i;
const BRACKETED = /^\[[^\]]{2,80}\d[^\]]{0,30}\]\s?[:：]$/;
const ENDS_WITH_ADDRESS = /<[^<>\s]{3,120}>\s?[:：]$/;

const isWithoutVerb = (text: string): boolean =>
  (ENDS_WITH_ADDRESS.test(text) && (CLOCK.test(text) || YEAR.test(text))) || QUOTING.test(text) || BRACKETED.test(text);

export const isAttribution = (text: string): boolean =>
  isWithoutVerb(text) || (VERB.test(text) && (hasIdentity(text) || SHORT_ATTRIBUTION.test(text)));

/** GroupWise: `Sam Roe <...> 3/3/2026 9:14 AM >>>`. Zoho: `---- On Tue, 3 Mar 2026 Sam Roe <...> wrote ----`. */
const WHOLE_LINE =
  /^.{2,100}\s\d{1,4}[./-]\d{1,2}[./-]\d{2,4}\s.{0,12}\d{1,2}:\d{2}.{0,8}>{3}$|^-{2,}\s?on\s.{6,200}\swrote\s?-{2,}$/i;

/** `Sam Roe wrote:` alone is ambiguous; quoted lines below confirm it. */
const isBareAttribution = (line: string, below: string): boolean =>
  line.length <= 60 && VERB.test(line) && isQuoted(below);

export const isUnmarkedQuotation = (line: string): boolean =>
  line.length <= 60 && /[:：]$/.test(line) && VERB.test(line) && !/\bI\b|\bich\b|\bje\b/i.test(line);

function lineBelow(lines: string[], index: number): string {
  let at = index + 1;
  while (at < lines.length && at < index + 4 && lineAt(lines, at) === "") at++;
  return lines[at] ?? "";
}

/** Number of lines that an attribution such as `On 3 Mar, Sam wrote:` takes from this one; 0 when there is none. */
export function attributionLength(lines: string[], index: number): number {
  if (WHOLE_LINE.test(lineAt(lines, index))) return 1;
  let joined = "";
  for (let length = 1; length <= 4; length++) {
    const line = lineAt(lines, index + length - 1);
    if (line === "" || line.startsWith(">")) return 0;
    joined = `${joined} ${line}`.trim();
    if (joined.length > MAX_ATTRIBUTION_CHARS) return 0;
    if (!/[:：]$/.test(line)) continue;
    if (isAttribution(joined)) return length;
    return length === 1 && isBareAttribution(line, lineBelow(lines, index)) ? 1 : 0;
  }
  return 0;
}

/** Other lines are not joined, so that the scan stays linear. */
export const couldStartAttribution = (line: string): boolean => /\d|@|[:：]$/.test(line) || /\p{L},?$/u.test(line);
