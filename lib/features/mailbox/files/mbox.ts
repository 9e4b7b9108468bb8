const LF = 10;
const FROM = [0x46, 0x72, 0x6f, 0x6d, 0x20]; // "From "
const SEPARATOR = /^From \S{1,200} .{0,60}\d{4}\s*$/;
const MAX_SEPARATOR_BYTES = 300;
/** Attachments follow later in a message and are not read. */
export const MAX_MESSAGE_BYTES = 512 * 1024;

const decoder = new TextDecoder("latin1");

function startsWithFrom(bytes: Uint8Array, at: number): boolean {
  return FROM.every((byte, index) => bytes[at + index] === byte);
}

/** End of the separator line at this position, -1 if there is none, null if more bytes are needed. */
function separatorEnd(bytes: Uint8Array, at: number): number | null {
  if (bytes.length - at < FROM.length) return null;
  if (!startsWithFrom(bytes, at)) return -1;
  const end = bytes.indexOf(LF, at);
  if (end === -1) return bytes.length - at < MAX_SEPARATOR_BYTES ? null : -1;
  return end - at < MAX_SEPARATOR_BYTES && SEPARATOR.test(decoder.decode(bytes.subarray(at, end)).trimEnd())
    ? end + 1
    : -1;
}

export const looksLikeMbox = (start: Uint8Array): boolean => (separatorEnd(start, 0) ?? -1) > 0;

function joined(a: Uint8Array, b: Uint8Array): Uint8Array {
  if (a.length === 0) return b;
  const both = new Uint8Array(a.length + b.length);
  both.set(a);
  both.set(b, a.length);
  return both;
}

/**
 * Splits an mbox stream into messages. Memory is bounded by one slice and one message; a message is truncated at
 * MAX_MESSAGE_BYTES.
 */
export class MboxSplitter {
  private tail: Uint8Array = new Uint8Array();
  private head: Uint8Array | null = null;
  private isFirst = true;

  push(slice: Uint8Array): Uint8Array[] {
    const bytes = joined(this.tail, slice);
    const messages: Uint8Array[] = [];
    let start = 0;
    let at = this.isFirst ? 0 : this.nextLine(bytes, 0);
    while (at !== -1) {
      const end = separatorEnd(bytes, at);
      if (end === null) break;
      if (end !== -1) {
        if (!this.isFirst) messages.push(this.take(bytes.subarray(start, at)));
        this.isFirst = false;
        start = end;
      }
      at = this.nextLine(bytes, end === -1 ? at : end - 1);
    }
    this.buffer(bytes.subarray(start));
    return messages;
  }

  end(): Uint8Array[] {
    return this.isFirst || (this.tail.length === 0 && !this.head) ? [] : [this.take(this.tail)];
  }

  private nextLine(bytes: Uint8Array, from: number): number {
    const at = bytes.indexOf(LF, from);
    return at === -1 || at + 1 >= bytes.length ? -1 : at + 1;
  }

  private take(bytes: Uint8Array): Uint8Array {
    const message = this.head ?? bytes.slice(0, MAX_MESSAGE_BYTES);
    this.head = null;
    return message;
  }

  private buffer(rest: Uint8Array): void {
    if (rest.length > MAX_MESSAGE_BYTES) this.head ??= rest.slice(0, MAX_MESSAGE_BYTES);
    this.tail = this.head ? rest.slice(-2 * MAX_SEPARATOR_BYTES) : rest.slice();
  }
}
