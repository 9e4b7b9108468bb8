import "server-only";
import { listPractices } from "@/lib/features/practices/list-practices";
import type { OwnerCtx } from "@/lib/shared/actor";
import { notFound } from "@/lib/shared/errors";
import { WEEK_MS } from "@/lib/shared/time/durations";
import * as store from "./quality-store";
import type { QualityView, SharedQuery, SharedReplyView } from "./schema";

const WEEKS = 12;

export async function getQuality(ctx: OwnerCtx, query: SharedQuery): Promise<QualityView> {
  const since = new Date(ctx.now.getTime() - WEEKS * WEEK_MS);
  const [counts, shared, practices] = await Promise.all([
    store.countRatings(since),
    store.listShared(query),
    listPractices(),
  ]);
  const titles = new Map(practices.map(({ id, title }) => [id, title]));
  const ratings = counts.map(({ practiceId, ...row }) => ({
    ...row,
    practice: practiceId && (titles.get(practiceId) ?? practiceId),
  }));
  return { ratings, shared };
}

/** The text of a reply that was shared with the team; the read is logged. @throws AppError not_found once withdrawn */
export async function readSharedReply(ctx: OwnerCtx, { id }: { id: string }): Promise<SharedReplyView> {
  const reply = await store.readShared(ctx.actor, id);
  if (reply === null) throw notFound("Shared reply");
  return { reply };
}
