import "server-only";
import type { RunningReply } from "./running-reply";

/** A reader that takes nothing for this long is let go; the writing goes on without it. */
const UNREAD_LIMIT = 60_000;
const QUEUE_BYTES = 64 * 1024;
const PIECE_UNITS = 16 * 1024;

const isHighSurrogate = (code: number) => code >= 0xd800 && code <= 0xdbff;

/** The end of the next piece, never between the halves of a character. */
function pieceEnd(text: string, from: number, to: number): number {
  const end = Math.min(to, from + PIECE_UNITS);
  return end < to && isHighSurrogate(text.charCodeAt(end - 1)) ? end - 1 : end;
}

/**
 * A reply from `offset` (UTF-16 units) on, as it is written. It ends cleanly only when the reply is complete or was
 * stopped, and with an error otherwise: that is the one honest sign of a cut that a plain text stream has.
 */
export function replyStream(reply: RunningReply, offset: number): ReadableStream<Uint8Array> {
  let position = offset;
  let unread: NodeJS.Timeout | undefined;
  let isOver = false;
  let leave = () => {};

  const close = () => {
    isOver = true;
    clearTimeout(unread);
    leave();
  };
  const flow = (controller: ReadableStreamDefaultController<Uint8Array>) => {
    if (isOver) return;
    while (position < reply.shown && (controller.desiredSize ?? 0) > 0) {
      const from = position;
      // Enqueueing asks for more before it returns: the position moves first, and all may be over afterwards.
      position = pieceEnd(reply.text, from, reply.shown);
      controller.enqueue(Buffer.from(reply.text.slice(from, position)));
    }
    if (isOver) return;
    const isStuck = position < reply.shown;
    if (isStuck) unread ??= setTimeout(() => (close(), controller.error(new Error("Nobody reads"))), UNREAD_LIMIT);
    if (isStuck || !reply.ended) return;
    if (reply.ended.state === "complete" || reply.ended.state === "stopped") {
      close();
      controller.close();
    } else if (controller.desiredSize === QUEUE_BYTES) {
      // An error discards what is queued, so it waits until everything was taken.
      close();
      controller.error(new Error(`The reply is ${reply.ended.state}`));
    }
  };

  return new ReadableStream<Uint8Array>(
    {
      start(controller) {
        leave = reply.watch(() => flow(controller));
        flow(controller);
      },
      pull(controller) {
        clearTimeout(unread);
        unread = undefined;
        flow(controller);
      },
      cancel: close,
    },
    { highWaterMark: QUEUE_BYTES, size: (chunk) => chunk?.byteLength ?? 0 },
  );
}
