import "server-only";
import { setTimeout as delay } from "node:timers/promises";
import { isShuttingDown } from "@/lib/server/shutdown";
import { isRunning } from "../model";
import { findOwnedReply, type StoredReply } from "./store";

/** Milliseconds between two looks at a reply that another process writes. */
const LOOK_EVERY = 200;

interface Follow {
  userId: number;
  messageId: string;
  offset: number;
  /** The reply as it was just read. */
  first: StoredReply;
}

/**
 * A reply from `offset` on by its stored rows, for one that another process writes or that has ended. It ends as
 * `replyStream` does: cleanly when complete or stopped, with an error otherwise.
 */
export function storedStream({ userId, messageId, offset, first }: Follow): ReadableStream<Uint8Array> {
  let position = offset;
  let stored: StoredReply | null = first;
  const left = new AbortController();
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        while (!left.signal.aborted) {
          if (!stored) return controller.error(new Error("The reply is gone"));
          const isEnded = !isRunning(stored.state);
          if (stored.content.length > position) {
            controller.enqueue(Buffer.from(stored.content.slice(position)));
            position = stored.content.length;
            return;
          }
          if (isEnded && (stored.state === "complete" || stored.state === "stopped")) return controller.close();
          if (isEnded) return controller.error(new Error(`The reply is ${stored.state}`));
          // Readers come back for the rest, to a process that stays.
          if (isShuttingDown()) return controller.error(new Error("This process ends"));
          await delay(LOOK_EVERY, undefined, { signal: left.signal }).catch(() => undefined); // They may have left.
          if (!left.signal.aborted) stored = await findOwnedReply(userId, messageId);
        }
      },
      cancel() {
        left.abort();
      },
    },
    { highWaterMark: 0 },
  );
}
