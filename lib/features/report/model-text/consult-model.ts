import "server-only";
import { llmConnection } from "@/lib/providers/llm/connection";
import { logger } from "@/lib/server/logger";
import { consumeLimit } from "@/lib/server/rate-limit";
import type { PersonCtx } from "@/lib/shared/actor";
import type { EvidenceSources } from "../evidence/evidence";
import type { StoredInsight, StoredReport } from "../stored-report";
import * as store from "../store";
import { proposeFromWords } from "./propose-from-words";
import { rewriteInsights } from "./rewrite-insights";

type ModelParts = Pick<StoredReport, "details" | "wordedBy" | "proposals" | "wasSentToModel">;

/**
 * What a configured language model adds to a composed report, for at most three reports a day and within the person's
 * and the site's budget: another wording, and what it proposes about the person's own words.
 */
export async function consultModel(
  ctx: PersonCtx,
  details: StoredInsight[],
  { work }: EvidenceSources,
): Promise<ModelParts> {
  if (!llmConnection() || !(await isWithinLimit(ctx)))
    return { details, wordedBy: "composed", proposals: [], wasSentToModel: false };
  const disputedIds = Object.keys(await store.findDisputes(ctx.actor.userId));
  const [worded, proposals] = await Promise.all([
    rewriteInsights(ctx, details),
    proposeFromWords(ctx, { details, work, disputedIds }),
  ]);
  return { ...worded, proposals, wasSentToModel: true };
}

async function isWithinLimit(ctx: PersonCtx): Promise<boolean> {
  try {
    await consumeLimit("reportPerDay", String(ctx.actor.userId));
    return true;
  } catch (error) {
    logger().warn({ event: "report.wording_failed", requestId: ctx.requestId, err: error });
    return false;
  }
}
