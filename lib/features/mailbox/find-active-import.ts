import "server-only";
import type { PersonCtx } from "@/lib/shared/actor";
import { MINUTE_MS } from "@/lib/shared/time/durations";
import type { ActiveImportView } from "./schema";
import * as store from "./store";

const WAIT_LIMIT_MS = 10 * MINUTE_MS;

/**
 * The active import that a report should wait for, or null. Reading and stripping quotes alternate per mail, so the
 * second stage begins with the first mail.
 */
export async function findActiveImport({ actor, now }: PersonCtx): Promise<ActiveImportView | null> {
  const newest = await store.findNewestOwnedImport(actor.userId);
  const isOpen = newest?.state === "queued" || newest?.state === "running";
  if (!isOpen || now.getTime() - newest.createdAt.getTime() >= WAIT_LIMIT_MS) return null;
  const { messages } = newest;
  if (store.isComplete(newest)) return { stage: "measuring", messages };
  return { stage: messages > 0 ? "own-words" : "reading", messages };
}
