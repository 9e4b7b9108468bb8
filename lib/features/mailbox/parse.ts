import PostalMime from "postal-mime";
import { addressesIn, isSentBy, readHeaders } from "./headers";
import type { Letter } from "./letter";
import { MailboxReader, type ReadMailbox } from "./mailbox-reader";
import { looksLikeMbox, MboxSplitter } from "./mbox";
import type { WorkingHours } from "./schema";

const SLICE_BYTES = 2 * 1024 * 1024;
const SCAN_BYTES = 24 * 1024 * 1024;
/** A single message is read up to here; what follows are attachments. */
const MESSAGE_BYTES = 512 * 1024;
const MAX_CANDIDATES = 8;

const CALENDAR_TYPES = new Set(["text/calendar", "application/ics"]);
/** mbox writers put `>` before a body line that begins with `From `. */
const ESCAPED_FROM = /^>(?=>*From )/gm;

/** A raw message as a letter. Rejects when it cannot be read as mail. */
export async function parseLetter(bytes: Uint8Array): Promise<Letter> {
  const mail = await PostalMime.parse(bytes.subarray(0, MESSAGE_BYTES), {
    maxRfc822NestingDepth: 0,
    maxNestingDepth: 30,
  });
  const calendar = mail.attachments.find(({ mimeType }) => CALENDAR_TYPES.has(mimeType));
  return {
    headers: readHeaders(bytes),
    text: mail.text?.replace(ESCAPED_FROM, "") ?? null,
    html: mail.html ?? null,
    calendar: calendar ? (calendar.method ?? "") : null,
    threadId: null,
  };
}

/** The raw messages of dropped files: of an mbox each of its messages, of any other file the file itself. */
async function* messagesIn(files: Blob[], limit = Infinity): AsyncGenerator<{ bytes: Uint8Array; read: number }> {
  let before = 0;
  for (const file of files) {
    const start = new Uint8Array(await file.slice(0, 400).arrayBuffer());
    if (looksLikeMbox(start)) yield* messagesInMbox(file, before, limit);
    else yield { bytes: new Uint8Array(await file.slice(0, MESSAGE_BYTES).arrayBuffer()), read: before + file.size };
    before += file.size;
  }
}

async function* messagesInMbox(
  file: Blob,
  before: number,
  limit: number,
): AsyncGenerator<{ bytes: Uint8Array; read: number }> {
  const splitter = new MboxSplitter();
  const size = Math.min(file.size, limit);
  for (let at = 0; at < size; at += SLICE_BYTES) {
    const slice = new Uint8Array(await file.slice(at, Math.min(size, at + SLICE_BYTES)).arrayBuffer());
    for (const bytes of splitter.push(slice)) yield { bytes, read: before + at };
  }
  for (const bytes of splitter.end()) yield { bytes, read: before + size };
}

interface Candidate {
  address: string;
  /** How many messages speak for it. */
  messages: number;
  /** The mailbox itself says so: delivered to it, or sent from it. */
  isSure: boolean;
}

/** Addresses that may be the mailbox owner's, the likeliest first, from the beginning of the files. Nothing is kept. */
export async function findOwnAddresses(files: Blob[]): Promise<Candidate[]> {
  const found = new Map<string, Candidate>();
  const count = (field: string | undefined, isSure: boolean) => {
    for (const address of addressesIn(field)) {
      const known = found.get(address) ?? { address, messages: 0, isSure: false };
      found.set(address, { address, messages: known.messages + 1, isSure: known.isSure || isSure });
    }
  };
  for await (const { bytes } of messagesIn(files, SCAN_BYTES)) {
    const headers = readHeaders(bytes);
    const isSent = isSentBy(headers, new Set());
    count(headers.get("delivered-to"), true);
    count(headers.get("from"), isSent);
  }
  return [...found.values()]
    .toSorted((a, b) => Number(b.isSure) - Number(a.isSure) || b.messages - a.messages)
    .slice(0, MAX_CANDIDATES);
}

interface ReadOptions {
  now: Date;
  hours: WorkingHours;
  /** The person's own addresses, lower case. */
  addresses: string[];
  onProgress: (progress: { read: number; size: number; seen: number; own: number }) => void;
}

/** Reads mailbox files message by message, in slices; what others wrote is never parsed beyond its header fields. */
export async function readMailFiles(
  files: Blob[],
  { now, hours, addresses, onProgress }: ReadOptions,
): Promise<ReadMailbox> {
  const own = new Set(addresses);
  const reader = new MailboxReader({ now, hours });
  const size = files.reduce((sum, file) => sum + file.size, 0);
  let reported = -SLICE_BYTES;
  for await (const { bytes, read } of messagesIn(files)) {
    const headers = readHeaders(bytes);
    if (isSentBy(headers, own)) await addSent(reader, bytes);
    else reader.addReceived(headers, own);
    if (read - reported >= SLICE_BYTES) {
      reported = read;
      onProgress({ read, size, ...reader.progress });
    }
  }
  return reader.finish();
}

async function addSent(reader: MailboxReader, bytes: Uint8Array): Promise<void> {
  const letter = await parseLetter(bytes).catch(() => null);
  if (letter) reader.addSent(letter);
  else reader.addUnreadable();
}

const PASTE_SEPARATOR = /^[-=*_]{3,}$/;
const MAX_PASTE = 2_000_000;

/** Pasted mails one by one: a line of dashes, stars or underscores stands between them. */
function pastedParts(text: string): string[] {
  const parts: string[][] = [[]];
  for (const line of text.slice(0, MAX_PASTE).split("\n")) {
    if (PASTE_SEPARATOR.test(line.trim())) parts.push([]);
    else parts.at(-1)?.push(line);
  }
  return parts.map((lines) => lines.join("\n")).filter((part) => part.trim() !== "");
}

/** Sent mails pasted as text, separated by lines of dashes; each counts as sent now, because paste carries no time. */
export function readPastedMails(text: string, { now, hours }: { now: Date; hours: WorkingHours }): ReadMailbox {
  const reader = new MailboxReader({ now, hours });
  for (const [index, part] of pastedParts(text).entries()) {
    const headers = new Map([
      ["date", new Date(now.getTime() - index * 60_000).toUTCString()],
      ["message-id", `<paste-${index}-${part.length}@local>`],
    ]);
    reader.addSent({ headers, text: part, html: null, calendar: null, threadId: null });
  }
  return reader.finish();
}
