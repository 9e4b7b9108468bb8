import "server-only";
import { isDanger } from "@/lib/features/risk/screen-text";
import type { WorkSource } from "@/lib/features/work/schema";
import { logger } from "@/lib/server/logger";
import type { PersonCtx } from "@/lib/shared/actor";
import { proposalPrompt } from "../prompts";
import { concludesNothing, isMissingEvidence, type OwnWords } from "../schema";
import type { StoredInsight, StoredProposal } from "../stored-report";
import { askForReport, namesAnEmployer } from "./ask-for-report";
import { checkProposals, proposalAnswer } from "./check-proposals";

interface ProposalInput {
  details: StoredInsight[];
  work: WorkSource | null | undefined;
  disputedIds: string[];
}

/**
 * Asks the configured language model to connect the person's words about their work with the insights that they did not
 * dispute. Drops what cannot be checked; empty after any failure. Words about a danger are not sent.
 */
export async function proposeFromWords(
  ctx: PersonCtx,
  { details, work, disputedIds }: ProposalInput,
): Promise<StoredProposal[]> {
  const words: OwnWords = { role: work?.role ?? null, aim: work?.aim ?? null, note: work?.note ?? null };
  const insights = details.filter(
    (insight) =>
      !disputedIds.includes(insight.id) &&
      !isMissingEvidence(insight) &&
      !concludesNothing(insight) &&
      !namesAnEmployer(insight),
  );
  if (!(words.aim || words.note) || insights.length === 0) return [];
  try {
    if (await isDanger(Object.values(words).filter(Boolean).join("\n"))) return [];
    const answer = await askForReport(ctx, { use: "report-proposals", ...proposalPrompt(insights, words) });
    const { proposals, faults } = checkProposals(proposalAnswer.parse(answer), insights, words);
    logger().info({ event: "report.proposed", requestId: ctx.requestId, accepted: proposals.length, faults });
    return proposals;
  } catch (error) {
    logger().warn({ event: "report.proposals_failed", requestId: ctx.requestId, err: error });
    return [];
  }
}
