import "server-only";
import type { Ctx } from "@/lib/shared/actor";
import type { Verdict } from "./schema";
import * as store from "./store";

export interface DisputedInsight {
  insightId: string;
  verdict: Verdict;
  text: string;
}

export async function listDisputes(_ctx: Ctx, { userId }: { userId: number }): Promise<DisputedInsight[]> {
  const disputes = Object.entries(await store.findDisputes(userId));
  return disputes
    .toSorted(([, a], [, b]) => b.since.localeCompare(a.since))
    .map(([insightId, { verdict, text }]) => ({ insightId, verdict, text }));
}
