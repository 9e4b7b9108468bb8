import {
  ADDRESS,
  attributionLength,
  CLOCK,
  couldStartAttribution,
  isAttribution,
  isQuoted,
  lineAt,
  MAX_LINE,
  NOTES_ADDRESS,
  NUMERIC_DATE,
  YEAR,
} from "./attribution-patterns";

// How mail programs introduce text by somebody else. Every pattern is anchored and runs on one short line.

const RULE_WORDS =
  "original message|original appointment|original-nachricht|originalnachricht|ursprüngliche nachricht|urspr\\. nachricht|message d'origine|message original|mensaje original|messaggio originale|oorspronkelijk bericht|mensagem original|opprinnelig melding|oprindelig meddelelse|original meddelelse|ursprungligt meddelande|alkuperäinen viesti|reply message|antwort";
const FORWARD_WORDS =
  "forwarded|weitergeleitet(?:e)?|transféré|transmis|réexpédié|reenviado|inoltrato|doorgestuurd|videresendt|vidarebefordrat|encaminhad[ao]|välitetty";
const SEPARATOR = new RegExp(`^[-_*=\\s]{2,}(?:${RULE_WORDS})[-_*=\\s]*$`, "i");
/** `----- Forwarded by Ann Vale/NA/Acme on 01/02/2001 -----`; long lines are wrapped, so only the start counts. */
const FORWARD = new RegExp(`^[-_*=\\s]{2,}(?:message |mensaje |messaggio |bericht )?(?:${FORWARD_WORDS})\\b`, "i");
const FORWARD_SENTENCE =
  /^(?:begin forwarded message|(?:original|forwarded) message:|(?:ursprüngliche|weitergeleitete) nachricht:|anfang der weitergeleiteten (?:nachricht|e-mail)|début du message (?:transféré|réexpédié)|inicio del mensaje reenviado|start videresendt meddelelse|vidarebefordrat brev|inline attachment follows)\s?:?$/i;
/** Notes 8: `Ann Vale---03/03/2009 09:14:33 AM---Can we ...`. */
const NOTES_SUMMARY =
  /^.{2,60}?\s?-{2,3}\s?\d{1,2}[./]\d{1,2}[./]\d{2,4}\s\d{1,2}:\d{2}(?::\d{2})?(?:\s[AP]M)?\s?-{2,3}/;

type HeaderKind = "from" | "date" | "to" | "copy" | "subject" | "other";

const LABELS: Record<HeaderKind, string> = {
  from: "from|von|de|da|van|fra|från|lähettäjä|od|expéditeur|remitente|mittente|afsender|avsender|от|odesílatel|kimden|feladó|差出人|发件人|寄件者|보낸 사람",
  date: "sent|date|sent on|date sent|gesendet|gesendet am|datum|envoyé|date d'envoi|enviado|enviado el|enviada em|fecha|inviato|data|verzonden|sendt|dato|skickat|lähetetty|päivämäärä|wysłano|отправлено|odesláno|gönderme tarihi|elküldve|送信日時|发送时间|寄件日期|보낸 날짜",
  to: "to|an|à|pour|para|a|aan|til|till|vastaanottaja|do|destinataire|кому|komu|kime|címzett|宛先|收件人|收件者|받는 사람",
  copy: "cc|bcc|kopie|blindkopie|kopi|copie|copie à|cci|kopia|c.c.",
  subject:
    "subject|betreff|betrifft|thema|objet|sujet|asunto|oggetto|onderwerp|emne|ämne|aihe|temat|assunto|тема|předmět|konu|tárgy|件名|主题|主旨|제목",
  other:
    "importance|priority|attachments|wichtigkeit|priorität|anlagen|anhänge|reply-to|antwort an|sent by|gesendet von|pièces jointes|sensitivity",
};
const KIND_OF = new Map(
  Object.entries(LABELS).flatMap(([kind, labels]) => labels.split("|").map((label) => [label, kind as HeaderKind])), // Object.entries and fromEntries lose the key type.
);
const LABEL = /^[\s*]{0,4}(\p{L}[\p{L}.' -]{0,20})\*?(?::\*?(?:\s|$)|：)/u;
const ANY_LABEL = /^[\s*]{0,4}\p{L}[\p{L}\p{M}.' -]{0,24}\*?\s?(?::\*?\s|：)\s{0,4}\S/u;
const NAMED_ADDRESS = /[<[](?:mailto:)?[^\s<>@[\]]{1,80}@[^\s<>@[\]]{2,120}[>\]]/;
const ONE_LINE_BLOCK =
  /^\W{0,3}(?:from|von|de|van|fra|från|od)\s?:.{2,120}\s(?:sent|date|gesendet|datum|envoyé|enviado|verzonden|sendt|skickat)\s?:.{4,80}\s(?:to|an|à|para|aan|til|till)\s?:/iu;
/** `-------- Any words --------`; a field below it distinguishes it from the sender's own heading. */
const DECORATED = /^[-_=*]{4,}\s?\p{L}[\p{L}' ]{2,40}\s?[-_=*]{4,}$/u;
const DATELINE = /^\p{Lu}[\p{Lu} .'-]{2,30},.{2,50}\(.{2,40}\)\s?(?:--?|–|—)\s/u;

const MAX_HEADER_BLOCK_LINES = 14;
const DATE_WORDS =
  /\b(?:mon|tue|wed|thu|fri|sat|sun|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\b|\b[ap]\.?m\b|\b(?:gmt|utc|cet|cest|est|edt|cst|cdt|pst|pdt)\b|\b(?:on|at)\b|[\d\s,.:/()+-]/gi;

export function headerKind(line: string): HeaderKind | null {
  const label = LABEL.exec(line)?.[1];
  return label ? (KIND_OF.get(label.trim().toLowerCase()) ?? null) : null;
}

/** Notes 6 puts the label on a line of its own, without a colon. */
const bareKind = (line: string): HeaderKind | null => KIND_OF.get(line.toLowerCase()) ?? null;

const isDateLine = (line: string): boolean =>
  line.length <= 60 &&
  CLOCK.test(line) &&
  (NUMERIC_DATE.test(line) || YEAR.test(line)) &&
  line.replace(DATE_WORDS, "") === "";

const isContinuation = (raw: string, line: string): boolean =>
  line === "" ||
  /^\s{2,}\S/.test(raw) ||
  ADDRESS.test(line) ||
  NOTES_ADDRESS.test(line) ||
  /[,;]$/.test(line) ||
  isDateLine(line);

/**
 * A header block starts at this line: three kinds of field, or a sender with one other field and an address or a date.
 * Blank lines and wrapped recipients may come in between.
 */
function isHeaderBlock(lines: string[], index: number): boolean {
  const first = headerKind(lineAt(lines, index));
  if (first === null || first === "other" || first === "copy") return false;
  const kinds = new Set<HeaderKind>([first]);
  let hasIdentity = false;
  for (let i = index; i < index + MAX_HEADER_BLOCK_LINES && i < lines.length; i++) {
    const line = lineAt(lines, i);
    const kind = headerKind(line);
    if (kind) {
      kinds.add(kind);
      hasIdentity ||= ADDRESS.test(line) || NOTES_ADDRESS.test(line) || CLOCK.test(line) || YEAR.test(line);
    } else if (!isContinuation(lines[i] ?? "", line)) break;
  }
  kinds.delete("other");
  const hasMessageField = kinds.has("subject") || kinds.has("date") || kinds.has("from");
  return (kinds.size >= 3 && hasMessageField) || (kinds.has("from") && kinds.size === 2 && hasIdentity);
}

/** Three fields in a row in a language that the table lacks: one with a name and its address, one with a date. */
function isForeignBlock(lines: string[], index: number): boolean {
  let hasAddress = false;
  let hasDate = false;
  let fields = 0;
  while (fields < 6 && ANY_LABEL.test(lineAt(lines, index + fields))) {
    const line = lineAt(lines, index + fields);
    hasAddress ||= NAMED_ADDRESS.test(line);
    hasDate ||= !ADDRESS.test(line) && (CLOCK.test(line) || NUMERIC_DATE.test(line)) && /\d{4}/.test(line);
    fields++;
  }
  return fields >= 3 && hasAddress && hasDate;
}

function isFieldBelow(lines: string[], index: number): boolean {
  const below = lineAt(lines, index + 1) || lineAt(lines, index + 2);
  return ANY_LABEL.test(below) && (NAMED_ADDRESS.test(below) || CLOCK.test(below) || YEAR.test(below));
}

/** Notes 6: name, date, then `To`, `cc` and `Subject` on lines of their own. */
function isBareBlock(lines: string[], index: number): boolean {
  if (bareKind(lineAt(lines, index)) !== "to") return false;
  const kinds = new Set<HeaderKind>();
  for (let i = index; i < index + MAX_HEADER_BLOCK_LINES; i++) {
    const kind = bareKind(lineAt(lines, i));
    if (kind) kinds.add(kind);
  }
  return kinds.has("subject") && kinds.size >= 2;
}

/** The first quoted line below a header block, when the history is marked and own text may follow it; else -1. */
export function quotedBelowBlock(lines: string[], index: number): number {
  let at = index;
  while (
    at < lines.length &&
    at < index + MAX_HEADER_BLOCK_LINES &&
    lineAt(lines, at) !== "" &&
    !isQuoted(lines[at] ?? "")
  )
    at++;
  while (at < lines.length && lineAt(lines, at) === "") at++;
  return isQuoted(lines[at] ?? "") ? at : -1;
}

export function matchReplyHeader(
  lines: string[],
  index: number,
): { kind: "history" } | { kind: "attribution"; length: number } | null {
  const line = lineAt(lines, index);
  if (line === "") return null;
  const isRule = /^[-_*=\s]{2}/.test(line) && (SEPARATOR.test(line) || FORWARD.test(line));
  if (isRule || FORWARD_SENTENCE.test(line) || NOTES_SUMMARY.test(line)) return { kind: "history" };
  if (DECORATED.test(line) && isFieldBelow(lines, index)) return { kind: "history" };
  if (isHeaderBlock(lines, index) || isBareBlock(lines, index) || isForeignBlock(lines, index))
    return { kind: "history" };
  if (ONE_LINE_BLOCK.test(line) || DATELINE.test(line)) return { kind: "history" };
  if (!couldStartAttribution(line)) return null;
  const length = attributionLength(lines, index);
  return length > 0 ? { kind: "attribution", length } : null;
}

const RULE = /^[-_=*]{3,}$/;
const NAME_WORDS = /^["'*]?(?:\p{Lu}[\p{L}.'’-]{0,24}[\s,]{1,2}){0,4}\p{Lu}[\p{L}'’-]{0,24}["'*]?$/u;
const NAME_WITH_ADDRESS = /^["'*]?[^<>@]{0,80}<[^<>\s]{3,120}>(?:\s?\[[^\]]{0,120}\])?(?:\s+on\s.{6,40})?$/;
const COMPANY = /\b(?:corp|inc|ltd|llc|llp|plc|gmbh|ag|s\.?a|bv|oy|as|a\/s)\.?$/i;
const NOTES_PREFACE = /^(?:sent by|gesendet von|please respond to|bitte antwort an|envoyé par)\b/i;
const NAME_ON_DATE = /\bon\s\d{1,2}[./]\d{1,2}[./]\d{2,4}\s\d{1,2}:\d{2}/;

function isPreface(line: string, isNameExpected: boolean): boolean {
  if (RULE.test(line) || NOTES_PREFACE.test(line) || isDateLine(line) || NAME_ON_DATE.test(line)) return true;
  if (
    NAME_WITH_ADDRESS.test(line) ||
    (line.length <= 80 && NOTES_ADDRESS.test(line) && !/\s[a-z]+\s[a-z]+\s/.test(line))
  )
    return true;
  return (isNameExpected && line.length <= 60 && NAME_WORDS.test(line)) || (line.length <= 60 && COMPANY.test(line));
}

const needsName = (line: string): boolean => isDateLine(line) || NOTES_PREFACE.test(line);

const MAX_PREFACE_LINES = 5;

/**
 * Number of trailing lines that introduce a header block below them: sender, date and rule lines of Notes and Outlook.
 */
export function prefaceLength(lines: string[]): number {
  let end = lines.length;
  let isNameExpected = false;
  for (let round = 0; round < MAX_PREFACE_LINES; round++) {
    let at = end - 1;
    while (at >= 0 && lines[at]?.trim() === "") at--;
    const line = lineAt(lines, at);
    if (at < 0 || end - 1 - at > 3 || !isPreface(line, isNameExpected)) break;
    isNameExpected = needsName(line);
    end = at;
  }
  return lines.length - end;
}

export function isEnvelopeLine(line: string): boolean {
  if (line.length > MAX_LINE) return false;
  if (/^[-_*=\s]{2}/.test(line) && (SEPARATOR.test(line) || FORWARD.test(line))) return true;
  if (NAME_WITH_ADDRESS.test(line) || isDateLine(line) || NOTES_SUMMARY.test(line)) return true;
  const kind = headerKind(line);
  if (kind === null)
    return /[^\s/]\/[^\s/]{1,40}\/[^\s/@]{1,40}@/.test(line) || (/[:：]$/.test(line) && isAttribution(line));
  return kind === "copy" || ADDRESS.test(line) || NOTES_ADDRESS.test(line) || CLOCK.test(line);
}
