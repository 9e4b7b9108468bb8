import "server-only";
import { logger } from "@/lib/server/logger";
import type { PersonCtx } from "@/lib/shared/actor";
import { rewritePrompt } from "../prompts";
import type { StoredInsight, StoredReport } from "../stored-report";
import { askForReport, namesAnEmployer } from "./ask-for-report";
import { applyRewrite, rewriteAnswer } from "./validate-rewrite";

type Wording = Pick<StoredReport, "details" | "wordedBy">;

/**
 * Lets the configured language model rewrite composed insights. A rewrite that does not match the findings is dropped;
 * after any failure all texts stay as composed.
 */
export async function rewriteInsights(ctx: PersonCtx, details: StoredInsight[]): Promise<Wording> {
  const composed: Wording = { details, wordedBy: "composed" };
  try {
    const question = rewritePrompt(details.filter((insight) => !namesAnEmployer(insight)));
    const answer = await askForReport(ctx, { use: "report-wording", ...question });
    const worded = applyRewrite(details, rewriteAnswer.parse(answer));
    logger().info({
      event: "report.worded",
      requestId: ctx.requestId,
      accepted: worded.accepted,
      faults: worded.faults,
    });
    return worded.accepted > 0 ? { details: worded.details, wordedBy: "model" } : composed;
  } catch (error) {
    logger().warn({ event: "report.wording_failed", requestId: ctx.requestId, err: error });
    return composed;
  }
}
