import "server-only";
import { saveScores } from "@/lib/features/hexaco/save-scores";
import type { HexacoScores } from "@/lib/features/hexaco/schema";
import type { Ctx } from "@/lib/shared/actor";
import type { EnterScoresView } from "./schema";

const OUTRANKED = "Your questionnaire's scores stay: answered statements say more than typed scores.";

export async function enterScores(
  ctx: Ctx,
  { userId, scores }: { userId: number; scores: HexacoScores },
): Promise<EnterScoresView> {
  const { isSaved } = await saveScores(ctx, { userId, scores, source: "manual" });
  return { success: true, isSaved, message: isSaved ? "Your scores are stored." : OUTRANKED };
}
