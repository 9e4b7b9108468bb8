import "server-only";
import { reserveSpend } from "@/lib/features/spending/reserve-spend";
import { settleSpend } from "@/lib/features/spending/settle-spend";
import { askModel, promptCost } from "@/lib/providers/llm/ask-model";
import type { TokenUsage } from "@/lib/providers/llm/protocol";
import { llmConnection } from "@/lib/providers/llm/connection";
import { logger } from "@/lib/server/logger";
import { consumeLimit } from "@/lib/server/rate-limit";
import type { Ctx, TrialActor, UserActor } from "@/lib/shared/actor";
import { parseJsonObject } from "@/lib/shared/json-object";
import { rewritePrompt } from "./prompts";
import type { StoredInsight } from "./stored-report";
import { applyRewrite, rewriteAnswer } from "./validate-rewrite";

const DEADLINE_MS = 15_000;

type OwnCtx = Ctx<TrialActor | UserActor>;

interface Wording {
  details: StoredInsight[];
  wordedBy: "composed" | "model";
}

/**
 * Lets the configured language model rewrite composed insights, at most three reports a day and within the person's and
 * the site's budget. A rewrite that does not match the findings is dropped; after any failure all texts stay as
 * composed.
 */
export async function rewriteInsights(ctx: OwnCtx, details: StoredInsight[]): Promise<Wording> {
  const composed: Wording = { details, wordedBy: "composed" };
  if (!llmConnection()) return composed;
  try {
    const text = await ask(ctx, details);
    const worded = applyRewrite(details, rewriteAnswer.parse(parseJsonObject(text)));
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

async function ask(ctx: OwnCtx, details: StoredInsight[]): Promise<string> {
  await consumeLimit("reportPerDay", String(ctx.actor.userId));
  const reservation = await reserveSpend(ctx, { use: "report-wording" });
  const question = rewritePrompt(details.filter((insight) => !namesAnEmployer(insight)));
  let used: TokenUsage = promptCost(question);
  try {
    const answer = await askModel({ use: "report-wording", ...question, signal: AbortSignal.timeout(DEADLINE_MS) });
    used = answer.usage;
    return answer.text;
  } finally {
    if (reservation) await settleSpend(reservation, used);
  }
}

/** Such a sentence quotes the person's own titles and employers, which must not leave this server. */
const namesAnEmployer = ({ evidence }: StoredInsight) => evidence.some(({ kind }) => kind === "profile");
