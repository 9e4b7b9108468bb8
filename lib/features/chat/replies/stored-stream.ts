import "server-only";
import { setTimeout as delay } from "node:timers/promises";
import { isShuttingDown } from "@/lib/server/shutdown";
import { isRunning } from "../model";
import { findOwnedReply, type StoredReply } from "./store";

const POLL_INTERVAL_MS = 200;

interface Follow {
  userId: number;
  messageId: string;
  offset: number;
  first: StoredReply;
}

/**
 * Streams a reply from `offset` from its rows, when it has ended or another process writes it. It ends as `replyStream`
 * does: cleanly when complete or stopped, otherwise with an error.
 */
export function storedStream({ userId, messageId, offset, first }: Follow): ReadableStream<Uint8Array> {
  let position = offset;
  let stored: StoredReply | null = first;
  const reader = new AbortController();
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        while (!reader.signal.aborted) {
          if (!stored) return controller.error(new Error("The reply no longer exists"));
          const isEnded = !isRunning(stored.state);
          if (stored.content.length > position) {
            controller.enqueue(Buffer.from(stored.content.slice(position)));
            position = stored.content.length;
            return;
          }
          if (isEnded && (stored.state === "complete" || stored.state === "stopped")) return controller.close();
          if (isEnded) return controller.error(new Error(`The reply is ${stored.state}`));
          // The error makes the reader reconnect, to another process.
          if (isShuttingDown()) return controller.error(new Error("This process is shutting down"));
          await delay(POLL_INTERVAL_MS, undefined, { signal: reader.signal }).catch(() => undefined); // Aborted by cancel.
          if (!reader.signal.aborted) stored = await findOwnedReply(userId, messageId);
        }
      },
      cancel() {
        reader.abort();
      },
    },
    { highWaterMark: 0 },
  );
}
