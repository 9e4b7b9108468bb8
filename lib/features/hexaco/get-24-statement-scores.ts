import "server-only";
import type { Ctx } from "@/lib/shared/actor";
import { listItems } from "./list-items";
import type { HexacoScores } from "./schema";
import { roundedScores } from "./scoring";
import { findNewestQuestionnaire } from "./store";

export async function get24StatementScores(_ctx: Ctx, { userId }: { userId: number }): Promise<HexacoScores | null> {
  const newest = await findNewestQuestionnaire(userId);
  return newest?.completedAt ? roundedScores(listItems("24"), newest.answers) : null;
}
