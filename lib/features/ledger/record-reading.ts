import "server-only";
import type { Ctx } from "@/lib/shared/actor";
import type { ReadingDetail, ReadSource } from "./schema";
import * as store from "./store";

/** Writes one line into the person's own ledger of what was read, why, what is kept and for how long. */
export async function recordReading(
  { now }: Ctx,
  { userId, source, detail }: { userId: number; source: ReadSource; detail: ReadingDetail },
): Promise<void> {
  await store.createReading(userId, { source, detail, now });
}
