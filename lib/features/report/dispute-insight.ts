import "server-only";
import { logger } from "@/lib/server/logger";
import type { Ctx } from "@/lib/shared/actor";
import { notFound } from "@/lib/shared/errors";
import { getReport } from "./get-report";
import type { DisputeInput, ReportView } from "./schema";
import * as store from "./store";

/**
 * Disputes an insight of the person's report, or withdraws the dispute with null. The dispute is stored, binds the
 * coach, and holds for later versions with the same insight.
 * @throws AppError not_found for an insight that the report does not have.
 */
export async function disputeInsight(
  ctx: Ctx,
  { userId, insightId, verdict }: DisputeInput & { userId: number },
): Promise<ReportView> {
  const report = await getReport(ctx, { userId });
  const insight = report?.details.find(({ id }) => id === insightId);
  if (!insight) throw notFound("Insight");
  const { title, text } = insight;
  await store.saveDispute(userId, insightId, verdict && { verdict, since: ctx.now.toISOString(), title, text });
  logger().info({ event: "report.disputed", requestId: ctx.requestId, userId, verdict });
  const changed = await getReport(ctx, { userId });
  if (!changed) throw notFound("Report");
  return changed;
}
