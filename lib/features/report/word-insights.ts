import "server-only";
import { reserveSpend } from "@/lib/features/spending/reserve-spend";
import { settleSpend } from "@/lib/features/spending/settle-spend";
import type { TokenUsage } from "@/lib/providers/llm/completion-reader";
import { llmConnection, type Connection } from "@/lib/providers/llm/connection";
import { estimateTokens } from "@/lib/providers/llm/models";
import { streamChat } from "@/lib/providers/llm/openai-compatible";
import { logger } from "@/lib/server/logger";
import { consumeLimit } from "@/lib/server/rate-limit";
import type { Ctx, TrialActor, UserActor } from "@/lib/shared/actor";
import { wordingMessages } from "./prompts";
import type { StoredInsight } from "./stored-report";
import { applyWording, wordingAnswer } from "./wording";

/** The composed text stands when the model takes longer than this. */
const DEADLINE_MS = 15_000;

type OwnCtx = Ctx<TrialActor | UserActor>;

interface Wording {
  details: StoredInsight[];
  wordedBy: "composed" | "model";
}

/**
 * Lets the configured language model word composed insights, at most three reports a day and within the person's and
 * the site's budget. What does not hold against the findings stays as composed; a failure of any kind leaves all composed.
 */
export async function wordInsights(ctx: OwnCtx, details: StoredInsight[]): Promise<Wording> {
  const composed: Wording = { details, wordedBy: "composed" };
  const connection = llmConnection();
  if (!connection) return composed;
  try {
    const text = await ask(ctx, connection, details);
    const worded = applyWording(details, wordingAnswer.parse(jsonIn(text)));
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

async function ask(ctx: OwnCtx, connection: Connection, details: StoredInsight[]): Promise<string> {
  await consumeLimit("reportPerDay", String(ctx.actor.userId));
  const reservation = await reserveSpend(ctx, { use: "report-wording" });
  const messages = wordingMessages(details);
  let text = "";
  let usage: TokenUsage | null = null;
  let isCalled = false;
  try {
    const signal = AbortSignal.timeout(DEADLINE_MS);
    const onUsage = (counted: TokenUsage) => (usage = counted);
    const pieces = streamChat({ connection, use: "report-wording", messages, signal, onUsage });
    isCalled = true;
    for await (const piece of pieces) text += piece;
    return text;
  } finally {
    const estimate = {
      inputTokens: estimateTokens(messages.map(({ content }) => content).join("")),
      outputTokens: estimateTokens(text),
    };
    if (reservation) await settleSpend(reservation, usage ?? (isCalled ? estimate : null));
  }
}

/** The JSON object in an answer, which some models put into a code fence. @throws SyntaxError */
function jsonIn(text: string): unknown {
  const [from, to] = [text.indexOf("{"), text.lastIndexOf("}")];
  return JSON.parse(text.slice(Math.max(0, from), to + 1));
}
