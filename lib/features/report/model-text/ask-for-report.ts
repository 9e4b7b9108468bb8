import "server-only";
import { reserveSpend } from "@/lib/features/spending/reserve-spend";
import { settleSpend } from "@/lib/features/spending/settle-spend";
import { askModel, promptCost } from "@/lib/providers/llm/ask-model";
import type { TokenUsage } from "@/lib/providers/llm/protocol";
import type { Ctx, TrialActor, UserActor } from "@/lib/shared/actor";
import { parseJsonObject } from "@/lib/shared/text/json-object";
import type { StoredInsight } from "../stored-report";

const DEADLINE_MS = 15_000;

interface ReportQuestion {
  use: "report-wording" | "report-proposals";
  instructions: string;
  prompt: string;
}

/**
 * Requests one JSON answer from the configured model within 15 s; its cost counts against the person's budget.
 * @throws AppError over a budget, LlmFailure, SyntaxError.
 */
export async function askForReport(
  ctx: Ctx<TrialActor | UserActor>,
  { use, ...question }: ReportQuestion,
): Promise<unknown> {
  const reservation = await reserveSpend(ctx, { use });
  let used: TokenUsage = promptCost(question);
  try {
    const answer = await askModel({ use, ...question, signal: AbortSignal.timeout(DEADLINE_MS) });
    used = answer.usage;
    return parseJsonObject(answer.text);
  } finally {
    if (reservation) await settleSpend(reservation, used);
  }
}

/** Such an insight quotes the person's titles and employers, which must not leave this server. */
export const namesAnEmployer = ({ evidence }: StoredInsight): boolean =>
  evidence.some(({ kind }) => kind === "profile");
