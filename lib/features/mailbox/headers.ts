import type { Exclusion } from "./schema";

/** A message's header fields by lower-case name, the first of each, unfolded. */
export type Headers = Map<string, string>;

const MAX_HEADER_BYTES = 128 * 1024;
const LF = 10;
const CR = 13;

/** Where the header block ends (the empty line), or the length when it never does. */
function headerEnd(bytes: Uint8Array): number {
  const limit = Math.min(bytes.length, MAX_HEADER_BYTES);
  for (let i = bytes.indexOf(LF); i !== -1 && i < limit; i = bytes.indexOf(LF, i + 1)) {
    const next = bytes[i + 1];
    if (next === LF || (next === CR && bytes[i + 2] === LF) || i + 1 >= bytes.length) return i;
  }
  return limit;
}

const decoder = new TextDecoder();

/** The header fields of a raw message; its body is not looked at. */
export function readHeaders(bytes: Uint8Array): Headers {
  const headers: Headers = new Map();
  let name = "";
  for (const line of decoder.decode(bytes.subarray(0, headerEnd(bytes))).split("\n")) {
    if (line.startsWith(" ") || line.startsWith("\t")) {
      const known = headers.get(name);
      if (known !== undefined && known.length < 8_000) headers.set(name, `${known} ${line.trim()}`);
      continue;
    }
    const colon = line.indexOf(":");
    name = line.slice(0, Math.max(0, colon)).trim().toLowerCase();
    if (name && !headers.has(name)) headers.set(name, line.slice(colon + 1).trim());
  }
  return headers;
}

/** The addresses in a field, in lower case: what stands in angle brackets, else a bare address between commas. */
export function addressesIn(field: string | undefined): string[] {
  const addresses: string[] = [];
  for (const part of (field ?? "").slice(0, 20_000).split(/[,;]/)) {
    const open = part.lastIndexOf("<");
    const close = part.indexOf(">", open);
    const address = (open !== -1 && close > open ? part.slice(open + 1, close) : part).trim().toLowerCase();
    if (/^[^\s@"]{1,100}@[^\s@"]{1,200}$/.test(address)) addresses.push(address);
  }
  return addresses;
}

/** Minutes of the sender's clock from UTC as the Date field says them; 0 for a named zone. */
function offsetIn(date: string): number {
  const match = /([+-])(\d{2})(\d{2})(?:\s*\(|\s*$)/.exec(date);
  if (!match) return 0;
  const minutes = Number(match[2]) * 60 + Number(match[3]);
  return minutes <= 14 * 60 ? minutes * (match[1] === "-" ? -1 : 1) : 0;
}

const EARLIEST = Date.UTC(1990, 0, 1);

/** When a message was sent, and on whose clock; null when the field is missing or impossible. */
export function sentAt(headers: Headers, now: Date): { at: number; offset: number } | null {
  const field = headers.get("date")?.slice(0, 100);
  const at = field ? Date.parse(field) : NaN;
  if (!field || Number.isNaN(at) || at < EARLIEST || at > now.getTime() + 86_400_000) return null;
  return { at, offset: offsetIn(field) };
}

/** Labels that Google Takeout writes into X-Gmail-Labels, in the languages of its interface. */
const SENT_LABELS = new Set([
  "sent",
  "gesendet",
  "messages envoyés",
  "enviados",
  "posta inviata",
  "verzonden",
  "enviado",
  "enviadas",
]);
const NOT_SENT_LABELS = new Set([
  "draft",
  "drafts",
  "entwürfe",
  "entwurf",
  "brouillons",
  "borradores",
  "bozze",
  "chat",
  "spam",
  "trash",
  "papierkorb",
]);

/** True for a message that the owner of these addresses sent. */
export function isSentBy(headers: Headers, own: ReadonlySet<string>): boolean {
  const labels = (headers.get("x-gmail-labels") ?? "")
    .toLowerCase()
    .split(",")
    .map((label) => label.trim().replace(/^"|"$/g, ""));
  if (labels.some((label) => NOT_SENT_LABELS.has(label))) return false;
  if (labels.some((label) => SENT_LABELS.has(label))) return true;
  return addressesIn(headers.get("from")).some((address) => own.has(address));
}

const AUTOMATIC_SUBJECT =
  /^(?:auto(?:matic)?[ -]?(?:reply|response)|out of (?:the )?office|automatische antwort|abwesenheit|abwesend|réponse automatique|respuesta automática|risposta automatica|automatisch antwoord)/i;
const CALENDAR_SUBJECT =
  /^(?:(?:updated )?invitation|accepted|declined|tentative(?:ly accepted)?|cance(?:l)?led|zugesagt|abgelehnt|mit vorbehalt|abgesagt|einladung|accepté|refusé|provisoire|annulé|invitation actualisée)\s?:/i;
const FORWARD_SUBJECT = /^(?:fwd?|wg|tr|rv|i|doorst)\s?:/i;

const isAutomatic = (headers: Headers): boolean =>
  !/^(?:no\b|$)/i.test(headers.get("auto-submitted") ?? "") ||
  headers.has("x-autoreply") ||
  headers.has("x-autorespond") ||
  /^(?:auto_reply|bulk|list|junk)/i.test(headers.get("precedence") ?? "") ||
  AUTOMATIC_SUBJECT.test(headers.get("subject") ?? "");

/** Why a sent message is left out before its body is read, or null. */
export function exclusionByHeaders(headers: Headers): Exclusion | null {
  if (isAutomatic(headers)) return "automatic";
  const type = headers.get("content-type") ?? "";
  return /^text\/calendar/i.test(type) || CALENDAR_SUBJECT.test(headers.get("subject") ?? "") ? "calendar" : null;
}

export const isForward = (headers: Headers): boolean => FORWARD_SUBJECT.test(headers.get("subject") ?? "");

/** A message that somebody wrote to the owner: not from a list, a machine or a calendar, and not as one of many copies. */
export function isDirectTo(headers: Headers, own: ReadonlySet<string>): boolean {
  if (headers.has("list-id") || headers.has("list-unsubscribe") || exclusionByHeaders(headers)) return false;
  return addressesIn(headers.get("to")).some((address) => own.has(address));
}
