import { DAY_MS } from "@/lib/shared/time/durations";
import type { Exclusion } from "../schema";

export type Headers = Map<string, string>;

const MAX_HEADER_BYTES = 128 * 1024;
const LF = 10;
const CR = 13;

function headerEnd(bytes: Uint8Array): number {
  const limit = Math.min(bytes.length, MAX_HEADER_BYTES);
  for (let i = bytes.indexOf(LF); i !== -1 && i < limit; i = bytes.indexOf(LF, i + 1)) {
    const next = bytes[i + 1];
    if (next === LF || (next === CR && bytes[i + 2] === LF) || i + 1 >= bytes.length) return i;
  }
  return limit;
}

const decoder = new TextDecoder();

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

/** Offset of the Date field in minutes; 0 for a named zone. */
function offsetMinutesOf(date: string): number {
  const match = /([+-])(\d{2})(\d{2})(?:\s*\(|\s*$)/.exec(date);
  if (!match) return 0;
  const minutes = Number(match[2]) * 60 + Number(match[3]);
  return minutes <= 14 * 60 ? minutes * (match[1] === "-" ? -1 : 1) : 0;
}

const EARLIEST = Date.UTC(1990, 0, 1);

export function sentAt(headers: Headers, now: Date): { at: number; offset: number } | null {
  const field = headers.get("date")?.slice(0, 100);
  const at = field ? Date.parse(field) : NaN;
  if (!field || Number.isNaN(at) || at < EARLIEST || at > now.getTime() + DAY_MS) return null;
  return { at, offset: offsetMinutesOf(field) };
}

const SENT_LABELS = new Set(
  "sent|gesendet|messages envoyés|enviados|posta inviata|verzonden|enviado|enviadas|sendt|sendte|skickat|lähetetyt".split(
    "|",
  ),
);
const UNSENT_LABELS = new Set(
  "draft|drafts|entwürfe|entwurf|brouillons|borradores|bozze|concepten|kladder|utkast|chat|spam|trash|papierkorb".split(
    "|",
  ),
);

export function senderNames(headers: Headers): ReadonlySet<string> {
  const from = (headers.get("from") ?? "").slice(0, 400).toLowerCase();
  return new Set((from.split("@")[0] ?? "").match(/\p{L}[\p{L}'’-]+/gu) ?? []);
}

export function roleOf(headers: Headers, own: ReadonlySet<string>): "sent" | "received" | "notSent" {
  const labels = (headers.get("x-gmail-labels") ?? "")
    .toLowerCase()
    .split(",")
    .map((label) => label.trim().replace(/^"|"$/g, ""));
  if (labels.some((label) => UNSENT_LABELS.has(label))) return "notSent";
  if (labels.some((label) => SENT_LABELS.has(label))) return "sent";
  return addressesIn(headers.get("from")).some((address) => own.has(address)) ? "sent" : "received";
}

const AUTOMATIC_SUBJECT =
  /^(?:auto(?:matic)?[ -]?(?:reply|response)|out of (?:the )?office autoreply|automatische antwort|abwesenheitsnotiz|réponse automatique|respuesta automática|risposta automatica|automatisch antwoord|automatisk svar|autosvar)\s?:/i;
const CALENDAR_SUBJECT =
  /^(?:(?:updated )?invitation|accepted|declined|tentative(?:ly accepted)?|cancel(?:l)?ed|zugesagt|abgelehnt|mit vorbehalt|abgesagt|einladung|accepté|refusé|provisoire|annulé|invitation actualisée|akseptert|accepteret|afvist)\s?:/i;
const FORWARD_SUBJECT = /^(?:fwd?|wg|tr|rv|i|doorst|vs|vb)\s?:/i;

const hasAutomaticHeader = (headers: Headers): boolean =>
  !/^(?:no\b|$)/i.test(headers.get("auto-submitted") ?? "") ||
  headers.has("x-autoreply") ||
  headers.has("x-autorespond") ||
  headers.get("return-path")?.trim() === "<>" ||
  /^multipart\/report/i.test(headers.get("content-type") ?? "") ||
  /^(?:auto_reply|bulk|list|junk)/i.test(headers.get("precedence") ?? "");

const isCalendar = (headers: Headers): boolean =>
  /^text\/calendar/i.test(headers.get("content-type") ?? "") ||
  /calendarmessage/i.test(headers.get("content-class") ?? "");

export function exclusionByHeaders(headers: Headers): Exclusion | null {
  if (hasAutomaticHeader(headers) || AUTOMATIC_SUBJECT.test(headers.get("subject") ?? "")) return "automatic";
  return isCalendar(headers) ? "calendar" : null;
}

/** People use such subjects as well, so only a message without own text counts as a response. */
export const hasCalendarSubject = (headers: Headers): boolean => CALENDAR_SUBJECT.test(headers.get("subject") ?? "");

export const isForward = (headers: Headers): boolean => FORWARD_SUBJECT.test(headers.get("subject") ?? "");

export function isDirectTo(headers: Headers, own: ReadonlySet<string>): boolean {
  if (headers.has("list-id") || headers.has("list-unsubscribe") || exclusionByHeaders(headers)) return false;
  return addressesIn(headers.get("to")).some((address) => own.has(address));
}
