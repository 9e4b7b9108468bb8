import "server-only";
import type { Ctx, UserActor } from "@/lib/shared/actor";
import { listOwnedSettledSince } from "./commitment-store";

const WORDS: Record<string, string> = { done: "", moved: "Moved: ", dropped: "Let go: " };
const ORDER = Object.keys(WORDS);

/** What became of commitments since a moment, in a line for each: the kept ones, then the moved and the dropped. */
export async function listSettledSince({ actor }: Ctx<UserActor>, since: Date): Promise<string[]> {
  const rows = await listOwnedSettledSince(actor.userId, since);
  return rows
    .toSorted((a, b) => ORDER.indexOf(a.status) - ORDER.indexOf(b.status))
    .map(({ status, text, outcome }) => `${WORDS[status] ?? ""}${text}${outcome ? ` (${outcome})` : ""}`);
}
