import "server-only";
import type { PersonCtx } from "@/lib/shared/actor";
import type { ActiveImportView } from "./schema";
import * as store from "./store";

const WAIT_LIMIT_MS = 10 * 60_000;

/**
 * The active import that a report should wait for, or null. Reading and stripping quotes alternate per mail, so the
 * second stage begins with the first mail.
 */
export async function findActiveImport({ actor, now }: PersonCtx): Promise<ActiveImportView | null> {
  const reading = await store.findNewestOwnedImport(actor.userId);
  const isOpen = reading?.state === "queued" || reading?.state === "running";
  if (!isOpen || now.getTime() - reading.createdAt.getTime() >= WAIT_LIMIT_MS) return null;
  const { messages } = reading;
  if (store.isComplete(reading)) return { stage: "measuring", messages };
  return { stage: messages > 0 ? "own-words" : "reading", messages };
}
