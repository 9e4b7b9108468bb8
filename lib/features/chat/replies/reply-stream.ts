import "server-only";
import type { RunningReply } from "./running-reply";

const IDLE_READER_TIMEOUT_MS = 60_000;
const QUEUE_BYTES = 64 * 1024;
const MAX_PIECE_LENGTH = 16 * 1024;

const isHighSurrogate = (code: number) => code >= 0xd800 && code <= 0xdbff;

function pieceEnd(text: string, from: number, to: number): number {
  const end = Math.min(to, from + MAX_PIECE_LENGTH);
  return end < to && isHighSurrogate(text.charCodeAt(end - 1)) ? end - 1 : end;
}

/**
 * Streams a running reply from `offset` (UTF-16 units). It ends cleanly only when the reply is complete or stopped,
 * otherwise with an error: a plain text stream has no other way to mark an interruption.
 */
export function replyStream(reply: RunningReply, offset: number): ReadableStream<Uint8Array> {
  let position = offset;
  let idleTimer: NodeJS.Timeout | undefined;
  let isClosed = false;
  let unwatch = () => {};

  const close = () => {
    isClosed = true;
    clearTimeout(idleTimer);
    unwatch();
  };
  const push = (controller: ReadableStreamDefaultController<Uint8Array>) => {
    if (isClosed) return;
    while (position < reply.visibleLength && (controller.desiredSize ?? 0) > 0) {
      const from = position;
      // enqueue() calls pull() before it returns, so advance the position first; the stream may be closed
      // afterwards.
      position = pieceEnd(reply.text, from, reply.visibleLength);
      controller.enqueue(Buffer.from(reply.text.slice(from, position)));
    }
    if (isClosed) return;
    const isBlocked = position < reply.visibleLength;
    if (isBlocked)
      idleTimer ??= setTimeout(
        () => (close(), controller.error(new Error("The reader was idle too long"))),
        IDLE_READER_TIMEOUT_MS,
      );
    if (isBlocked || !reply.ended) return;
    if (reply.ended.state === "complete" || reply.ended.state === "stopped") {
      close();
      controller.close();
    } else if (controller.desiredSize === QUEUE_BYTES) {
      // error() discards queued chunks, so wait until they have been read.
      close();
      controller.error(new Error(`The reply is ${reply.ended.state}`));
    }
  };

  return new ReadableStream<Uint8Array>(
    {
      start(controller) {
        unwatch = reply.watch(() => push(controller));
        push(controller);
      },
      pull(controller) {
        clearTimeout(idleTimer);
        idleTimer = undefined;
        push(controller);
      },
      cancel: close,
    },
    { highWaterMark: QUEUE_BYTES, size: (chunk) => chunk?.byteLength ?? 0 },
  );
}
