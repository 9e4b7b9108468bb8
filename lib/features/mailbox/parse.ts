import PostalMime from "postal-mime";
import { MINUTE_MS } from "@/lib/shared/time/durations";
import { zoneOffsetMinutes } from "./model";
import { addressesIn, readHeaders, roleOf } from "./messages/headers";
import { type FileProblem, messagesIn, type RawMessage } from "./files/mail-files";
import { MAX_MESSAGE_BYTES } from "./files/mbox";
import { MailboxCollector, type CollectedMails } from "./messages/mailbox-collector";
import type { WorkingHours } from "./schema";

const SCAN_BYTES = 24 * 1024 * 1024;
const PROGRESS_BYTES = 2 * 1024 * 1024;
const MAX_CANDIDATES = 8;

const CALENDAR_TYPES = new Set(["text/calendar", "application/ics"]);
/** mbox writers put `>` before a body line that begins with `From `. */
const ESCAPED_FROM = /^>(?=>*From )/gm;

export async function parseMessage(bytes: Uint8Array) {
  const mail = await PostalMime.parse(bytes.subarray(0, MAX_MESSAGE_BYTES), {
    maxRfc822NestingDepth: 0,
    maxNestingDepth: 30,
  });
  const calendar = mail.attachments.find(({ mimeType }) => CALENDAR_TYPES.has(mimeType));
  const headers = readHeaders(bytes);
  return {
    headers,
    text: mail.text?.replace(ESCAPED_FROM, "") ?? null,
    html: mail.html ?? null,
    calendar: calendar ? (calendar.method ?? "") : null,
    threadId: headers.get("x-gm-thrid") ?? null,
  };
}

interface Candidate {
  address: string;
  messages: number;
  isSure: boolean;
}

interface Scan {
  candidates: Candidate[];
  problems: FileProblem[];
}

/** Candidates for the owner's addresses, most likely first; reads the first 24 MB. */
export async function findOwnAddresses(files: Blob[]): Promise<Scan> {
  const problems: FileProblem[] = [];
  const found = new Map<string, Candidate>();
  const count = (field: string | undefined, isSure: boolean) => {
    for (const address of addressesIn(field)) {
      const known = found.get(address) ?? { address, messages: 0, isSure: false };
      found.set(address, { address, messages: known.messages + 1, isSure: known.isSure || isSure });
    }
  };
  for await (const { headers } of messagesIn(files, {
    maxBytes: SCAN_BYTES,
    onProblem: (problem) => problems.push(problem),
  })) {
    const isSent = roleOf(headers, new Set()) === "sent";
    count(headers.get("delivered-to"), true);
    count(headers.get("from"), isSent);
  }
  const candidates = [...found.values()]
    .toSorted((a, b) => Number(b.isSure) - Number(a.isSure) || b.messages - a.messages)
    .slice(0, MAX_CANDIDATES);
  return { candidates, problems };
}

export type { FileProblem };

export interface CollectedMailbox extends CollectedMails {
  problems: FileProblem[];
}

interface ImportOptions {
  now: Date;
  hours: WorkingHours;
  timeZone: string | null;
  addresses: string[];
  isStrict?: boolean;
  onProgress: (progress: { read: number; size: number; seen: number; own: number }) => void;
}

export async function collectMailFiles(files: Blob[], options: ImportOptions): Promise<CollectedMailbox> {
  const { now, hours, timeZone, addresses, isStrict, onProgress } = options;
  const own = new Set(addresses);
  const offsetMinutesAt = timeZone === null ? undefined : zoneOffsetMinutes(timeZone);
  const collector = new MailboxCollector({ now, hours, offsetMinutesAt, isStrict });
  const size = files.reduce((sum, file) => sum + file.size, 0);
  let reported = -PROGRESS_BYTES;
  const problems: FileProblem[] = [];
  const onProblem = (problem: FileProblem) => void problems.push(problem);
  for await (const { headers, body, read } of messagesIn(files, { onProblem })) {
    const role = roleOf(headers, own);
    if (role === "sent") await addSent(collector, body);
    else if (role === "received") collector.addReceived(headers, own);
    else collector.exclude(role);
    if (read - reported >= PROGRESS_BYTES) {
      reported = read;
      onProgress({ read, size, ...collector.progress });
    }
  }
  return { ...collector.finish(), problems };
}

async function addSent(collector: MailboxCollector, body: RawMessage["body"]): Promise<void> {
  const message = body instanceof Uint8Array ? await parseMessage(body).catch(() => null) : body;
  if (message) collector.addSent(message);
  else collector.exclude("unreadable");
}

const PASTE_SEPARATOR = /^[-=*_]{3,}$/;
const MAX_PASTED_CHARS = 2_000_000;

function pastedParts(text: string): string[] {
  const parts: string[][] = [[]];
  for (const line of text.slice(0, MAX_PASTED_CHARS).split("\n")) {
    if (PASTE_SEPARATOR.test(line.trim())) parts.push([]);
    else parts.at(-1)?.push(line);
  }
  return parts.map((lines) => lines.join("\n")).filter((part) => part.trim() !== "");
}

/** Pasted text carries no time, so each mail counts as sent now. */
export function collectPastedMails(
  text: string,
  { now, hours, isStrict }: { now: Date; hours: WorkingHours; isStrict?: boolean },
): CollectedMailbox {
  const collector = new MailboxCollector({ now, hours, isStrict });
  for (const [index, part] of pastedParts(text).entries()) {
    const headers = new Map([
      ["date", new Date(now.getTime() - index * MINUTE_MS).toUTCString()],
      ["message-id", `<paste-${index}-${part.length}@local>`],
    ]);
    collector.addSent({ headers, text: part, html: null, calendar: null, threadId: null });
  }
  return { ...collector.finish(), problems: [] };
}
