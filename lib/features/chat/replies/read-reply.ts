import "server-only";
import { setTimeout as delay } from "node:timers/promises";
import { isShuttingDown } from "@/lib/server/process/shutdown";
import { isRunning, type MessageState } from "../model";
import type { ReadText } from "../text-reader";
import type { RunningReply } from "./running-reply";
import type { StoredReply } from "./store";

const POLL_INTERVAL_MS = 200;

/** A plain text stream can mark an interruption only by breaking, after which the reader reads the row. */
function assertCleanEnd(state: MessageState): null {
  if (state === "complete" || state === "stopped") return null;
  throw new Error(`The reply is ${state}`);
}

/** Reads a running reply from memory, from `offset` (UTF-16 units). */
export function readRunning(reply: RunningReply, offset: number): ReadText {
  let position = offset;
  return async () => {
    await reply.waitUntil(() => reply.visibleLength > position || reply.ended !== null);
    const text = reply.text.slice(position, reply.visibleLength);
    position += text.length;
    return text === "" && reply.ended ? assertCleanEnd(reply.ended.state) : text;
  };
}

/** Reads a reply from its row, when it has ended or another process writes it; `find` reads the row again. */
export function readStored(first: StoredReply, offset: number, find: () => Promise<StoredReply | null>): ReadText {
  let position = offset;
  let stored: StoredReply | null = first;
  return async () => {
    stored ??= await find();
    if (!stored) throw new Error("The reply no longer exists");
    const text = stored.content.slice(position);
    position += text.length;
    if (text !== "") return text;
    if (!isRunning(stored.state)) return assertCleanEnd(stored.state);
    // The error makes the reader reconnect, to another process.
    if (isShuttingDown()) throw new Error("This process is shutting down");
    await delay(POLL_INTERVAL_MS);
    stored = null;
    return "";
  };
}
