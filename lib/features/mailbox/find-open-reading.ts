import "server-only";
import type { Ctx, TrialActor, UserActor } from "@/lib/shared/actor";
import type { OpenReadingView } from "./schema";
import * as store from "./store";

/** A reading older than this is no longer waited for. */
const WAITED_FOR_MS = 10 * 60_000;

/**
 * What is being done with the caller's connected mailbox right now, so that a report should wait for it; null when
 * nothing is. Reading and taking out the own words go mail by mail, so the first mail read begins the second stage.
 */
export async function findOpenReading({ actor, now }: Ctx<TrialActor | UserActor>): Promise<OpenReadingView | null> {
  const reading = await store.findNewestOwnedImport(actor.userId);
  const isOpen = reading?.state === "queued" || reading?.state === "running";
  if (!isOpen || now.getTime() - reading.createdAt.getTime() >= WAITED_FOR_MS) return null;
  const { messages } = reading;
  if (store.isReadToTheEnd(reading)) return { stage: "measuring", messages };
  return { stage: messages > 0 ? "own-words" : "reading", messages };
}
