import { Unzip, UnzipInflate } from "fflate";
import type { SentMessage } from "@/lib/providers/mailbox/port";
import { type Headers, readHeaders } from "../messages/headers";
import { looksLikeMbox, MAX_MESSAGE_BYTES, MboxSplitter } from "./mbox";
import { parseOlmMessage } from "./olm-message";

export interface RawMessage {
  headers: Headers;
  body: Uint8Array | SentMessage;
  read: number;
}

export interface FileProblem {
  file: string;
  /** `damaged`: broken or cut short from some point on; `locked`: entries in a form that cannot be opened here. */
  kind: "damaged" | "locked";
  messages: number;
}

interface ReadOptions {
  maxBytes?: number;
  onProblem?: (problem: FileProblem) => void;
}

const SLICE_BYTES = 2 * 1024 * 1024;
const START_BYTES = 400;
const decoder = new TextDecoder();

const NOT_MAIL =
  /\.(?:msf|dat|plist|json|html?|css|js|png|jpe?g|gif|pdf|docx?|xlsx?|pptx?|ics|vcf|csv|sqlite|db|log)$/i;
const isHidden = (path: string): boolean => /(?:^|\/)(?:\.|__MACOSX|com\.microsoft\.__Attachments)/.test(path);
const isMailPath = (path: string): boolean => !NOT_MAIL.test(path) && !isHidden(path);

/** Apple Mail's .emlx: a line with the length of the message, the message, then a property list. */
function withoutEmlxFrame(bytes: Uint8Array): Uint8Array {
  const start = decoder.decode(bytes.subarray(0, 20));
  const length = /^(\d{1,10}) *\n/.exec(start);
  if (!length) return bytes;
  const from = length[0].length;
  return bytes.subarray(from, from + Number(length[1]));
}

const rawMessage = (bytes: Uint8Array, read: number): RawMessage => ({
  headers: readHeaders(bytes),
  body: bytes,
  read,
});

/** Takes one file in pieces and returns each message as soon as it is complete. */
class MailFileSplitter {
  private readonly name: string;
  private splitter: MboxSplitter | null = null;
  private head: Uint8Array[] = [];
  private size = 0;

  constructor(name: string) {
    this.name = name;
  }

  push(piece: Uint8Array): (Uint8Array | SentMessage)[] {
    if (this.size === 0 && piece.length > 0 && looksLikeMbox(piece)) this.splitter = new MboxSplitter();
    const isRoom = this.size < MAX_MESSAGE_BYTES;
    this.size += piece.length;
    if (this.splitter) return this.splitter.push(piece);
    if (isRoom) this.head.push(piece);
    return [];
  }

  end(): (Uint8Array | SentMessage)[] {
    if (this.splitter) return this.splitter.end();
    if (this.size === 0) return [];
    const bytes = new Uint8Array(this.head.reduce((sum, { length }) => sum + length, 0));
    let at = 0;
    for (const piece of this.head) {
      bytes.set(piece, at);
      at += piece.length;
    }
    if (!/\.xml$/i.test(this.name)) return [withoutEmlxFrame(bytes).subarray(0, MAX_MESSAGE_BYTES)];
    const message = parseOlmMessage(decoder.decode(bytes));
    return message ? [message] : [];
  }
}

const nameOf = (file: Blob): string => ("name" in file && typeof file.name === "string" ? file.name : "");

const toRaw = (body: Uint8Array | SentMessage, read: number): RawMessage =>
  body instanceof Uint8Array ? rawMessage(body, read) : { headers: body.headers, body, read };

async function* piecesOf(file: Blob, limit: number): AsyncGenerator<{ piece: Uint8Array; at: number }> {
  const size = Math.min(file.size, limit);
  for (let at = 0; at < size; at += SLICE_BYTES) {
    const end = Math.min(size, at + SLICE_BYTES);
    yield { piece: new Uint8Array(await file.slice(at, end).arrayBuffer()), at: end };
  }
}

const END_RECORD = [0x50, 0x4b, 5, 6];
const MAX_END_RECORD_BYTES = 22 + 65_535;

const MANY_ENTRIES = 0xffff;

/** Entries that the record at the end of an archive names; null for one that was cut short, as by a broken download. */
async function countNamedEntries(file: Blob): Promise<number | null> {
  const tail = new Uint8Array(await file.slice(-MAX_END_RECORD_BYTES).arrayBuffer());
  for (let at = tail.length - 22; at >= 0; at--)
    if (END_RECORD.every((byte, i) => tail[at + i] === byte)) return (tail[at + 10] ?? 0) + 256 * (tail[at + 11] ?? 0);
  return null;
}

async function isIncomplete(file: Blob, met: number): Promise<boolean> {
  const named = await countNamedEntries(file);
  return named === null || (named < MANY_ENTRIES && met < named);
}

const READABLE_METHODS = new Set([0, 8]);

type Problem = FileProblem["kind"];

/** Streams the messages of a ZIP, so that memory does not grow with the archive. Returns what went wrong. */
async function* messagesInZip(file: Blob, before: number, limit: number): AsyncGenerator<RawMessage, Problem | null> {
  let ready: (Uint8Array | SentMessage)[] = [];
  let problem: Problem | null = null;
  let isBroken = false;
  let entries = 0;
  const unzip = new Unzip((entry) => {
    entries++;
    if (!isMailPath(entry.name) || entry.name.endsWith("/")) return;
    if (!READABLE_METHODS.has(entry.compression)) {
      problem = "locked";
      return;
    }
    const splitter = new MailFileSplitter(entry.name);
    entry.ondata = (error, piece, isLast) => {
      if (error) isBroken = true;
      else ready.push(...splitter.push(piece), ...(isLast ? splitter.end() : []));
    };
    entry.start();
  });
  unzip.register(UnzipInflate);
  for await (const { piece, at } of piecesOf(file, limit)) {
    try {
      unzip.push(piece, at >= file.size);
    } catch {
      isBroken = true; // What was read before stays.
    }
    const messages = ready;
    ready = [];
    for (const message of messages) yield toRaw(message, before + at);
    if (isBroken) return "damaged";
  }
  const isCut = limit >= file.size && (await isIncomplete(file, entries));
  return isCut ? "damaged" : problem;
}

async function* messagesInFile(file: Blob, before: number, limit: number): AsyncGenerator<RawMessage> {
  const splitter = new MailFileSplitter(nameOf(file));
  let read = before;
  for await (const { piece, at } of piecesOf(file, limit)) {
    read = before + at;
    for (const message of splitter.push(piece)) yield toRaw(message, read);
  }
  for (const message of splitter.end()) yield toRaw(message, read);
}

export async function* messagesIn(
  files: Blob[],
  { maxBytes: limit = Infinity, onProblem = () => undefined }: ReadOptions = {},
): AsyncGenerator<RawMessage> {
  let before = 0;
  for (const file of files) {
    if (!isMailPath(nameOf(file))) continue;
    const start = new Uint8Array(await file.slice(0, START_BYTES).arrayBuffer());
    const isZip = start[0] === 0x50 && start[1] === 0x4b && start[2] === 3;
    if (isZip) {
      const reading = messagesInZip(file, before, limit);
      let messages = 0;
      let next = await reading.next();
      for (; !next.done; next = await reading.next()) {
        messages++;
        yield next.value;
      }
      if (next.value) onProblem({ file: nameOf(file), kind: next.value, messages });
    } else yield* messagesInFile(file, before, limit);
    before += file.size;
  }
}
