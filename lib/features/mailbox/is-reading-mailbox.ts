import "server-only";
import type { Ctx, TrialActor, UserActor } from "@/lib/shared/actor";
import * as store from "./store";

/** A reading older than this is no longer waited for. */
const WAITED_FOR_MS = 10 * 60_000;

/** Whether the caller's connected mailbox is being read right now, so that a report should wait for it. */
export async function isReadingMailbox({ actor, now }: Ctx<TrialActor | UserActor>): Promise<boolean> {
  const reading = await store.findNewestOwnedImport(actor.userId);
  const isOpen = reading?.state === "queued" || reading?.state === "running";
  return isOpen && now.getTime() - reading.createdAt.getTime() < WAITED_FOR_MS;
}
