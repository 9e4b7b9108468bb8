// How mail programs announce what somebody else wrote. Every pattern is anchored and runs on one short line.

/** `-----Original Message-----` and its kin, in the languages of the common programs. */
const SEPARATOR =
  /^[-_*=\s]{2,}(?:original message|original-nachricht|originalnachricht|ursprüngliche nachricht|urspr\. nachricht|message d'origine|message original|mensaje original|messaggio originale|oorspronkelijk bericht|mensagem original|reply message|antwort)[-_*=\s]*$/i;
const FORWARD =
  /^(?:[-_*=\s]{2,}(?:forwarded message|weitergeleitete nachricht|message transféré|message transmis|mensaje reenviado|messaggio inoltrato|doorgestuurd bericht)[-_*=\s]*|(?:begin forwarded message|anfang der weitergeleiteten (?:nachricht|e-mail)|début du message (?:transféré|réexpédié)|inicio del mensaje reenviado)\s?:?)$/i;

/** The first line of Outlook's header block, and the lines that make it one. */
const BLOCK_FIRST = /^\*?(?:from|von|de|da|van|fra|från)\s?:\*?\s/i;
const BLOCK_LINE =
  /^\*?(?:sent|date|to|cc|subject|gesendet|datum|an|betreff|envoyé|à|objet|enviado(?: el)?|fecha|para|asunto|inviato|data|a|oggetto|verzonden|aan|onderwerp|skickat|till|ämne)\s?:\*?(?:\s|$)/i;

/** Attribution lines: how they begin, and how they end. They are often wrapped over two or three lines. */
const ATTRIBUTION_START = /^(?:on|am|le|el|il|op|em|den|mån|tor|fre|mer|lun|mar|jeu|ven|sam|dim|w dniu|dnia)\b/i;
const ATTRIBUTION_END =
  /(?:\bwrote|\bschrieb\b.{0,120}|\ba écrit|\bescribió|\bha scritto|\bschreef\b.{0,120}|\bescreveu|\bskrev\b.{0,120}|\bnapisał(?:\(a\))?)\s?:$/i;
/** `Jane Doe <jane@example.com> schrieb am ...:` and `Jane wrote:` with an address. */
const NAMED_ATTRIBUTION = /^[^<\n]{0,100}<[^<>@\s]{1,80}@[^<>@\s]{1,120}>\s.{0,80}:$/;
const HAS_DATE_OR_ADDRESS = /\d|@/;
const MAX_LINE = 400;
const BLOCK_SPAN = 6;
const RULE = /^[_-]{10,}$/;

const lineAt = (lines: string[], index: number): string => (lines[index] ?? "").trim().slice(0, MAX_LINE);

function isHeaderBlock(lines: string[], index: number): boolean {
  if (!BLOCK_FIRST.test(lineAt(lines, index))) return false;
  let known = 0;
  for (let i = index + 1; i <= index + BLOCK_SPAN; i++) if (BLOCK_LINE.test(lineAt(lines, i))) known++;
  return known >= 2;
}

/** How many lines, from this one, an attribution takes; 0 when there is none. */
function attributionLength(lines: string[], index: number): number {
  const first = lineAt(lines, index);
  if (first === "" || first.startsWith(">")) return 0;
  if (NAMED_ATTRIBUTION.test(first) && ATTRIBUTION_END.test(first)) return 1;
  if (!ATTRIBUTION_START.test(first)) return 0;
  let joined = "";
  for (let length = 1; length <= 3; length++) {
    const line = lineAt(lines, index + length - 1);
    if (line === "" || line.startsWith(">")) return 0;
    joined = `${joined} ${line}`.trim();
    if (ATTRIBUTION_END.test(line) && HAS_DATE_OR_ADDRESS.test(joined)) return length;
  }
  return 0;
}

/** What stands at this line: the whole rest is somebody else's, or an attribution of this many lines, or nothing. */
export function quoteMark(
  lines: string[],
  index: number,
): { kind: "history" } | { kind: "attribution"; length: number } | null {
  const line = lineAt(lines, index);
  if (line === "") return null;
  if (SEPARATOR.test(line) || FORWARD.test(line) || isHeaderBlock(lines, index)) return { kind: "history" };
  if (RULE.test(line) && (isHeaderBlock(lines, index + 1) || isHeaderBlock(lines, index + 2)))
    return { kind: "history" };
  const length = attributionLength(lines, index);
  return length > 0 ? { kind: "attribution", length } : null;
}

export const isQuoted = (line: string): boolean => /^\s{0,3}>/.test(line);
