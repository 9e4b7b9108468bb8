import "server-only";
import { askWithinBudget } from "@/lib/features/spending/ask-within-budget";
import type { PersonCtx } from "@/lib/shared/actor";
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
export async function askForReport(ctx: PersonCtx, question: ReportQuestion): Promise<unknown> {
  return parseJsonObject(await askWithinBudget(ctx, { ...question, signal: AbortSignal.timeout(DEADLINE_MS) }));
}

/** Such an insight quotes the person's titles and employers, which must not leave this server. */
export const namesAnEmployer = ({ evidence }: StoredInsight): boolean =>
  evidence.some(({ kind }) => kind === "profile");
