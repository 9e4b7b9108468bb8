import "server-only";
import type { PracticeStep } from "@/lib/features/practices/practice-file";
import { excludedTraits } from "@/lib/features/report/excluded-traits";
import { getCachedReport } from "@/lib/features/report/get-cached-report";
import type { DisputedInsight } from "@/lib/features/report/list-disputes";
import type { ReportView, TraitView } from "@/lib/features/report/schema";
import type { Ctx, UserActor } from "@/lib/shared/actor";

/** Estimates from mail are excluded, because their range is too wide for a statement. */
const ANSWERED = /^(?:manual|questionnaire)/;

function clearTraits({ hexacoData, details }: ReportView, disputes: DisputedInsight[]): TraitView[] {
  if (!hexacoData || !ANSWERED.test(hexacoData.source)) return [];
  const excluded = excludedTraits(
    details.filter(({ dispute }) => !dispute),
    disputes.map(({ insightId }) => insightId),
  );
  return hexacoData.traits.filter(({ trait, isNearTypical }) => !isNearTypical && !excluded.has(trait));
}

/**
 * The step's note that matches the person's report, with the score. Null when the score lies within its error of the
 * typical range, or when the person disputed what it says.
 */
export async function traitNote(ctx: Ctx<UserActor>, { notes }: PracticeStep): Promise<string | null> {
  if (notes.length === 0) return null;
  const { report, disputes } = await getCachedReport(ctx, { userId: ctx.actor.userId });
  const traits = report ? clearTraits(report, disputes) : [];
  for (const note of notes) {
    const found = traits.find(({ trait, level }) => trait === note.trait && level === note.level);
    if (!found) continue;
    const { label, score, low, high } = found;
    return `${note.text} (Your report has ${label} at ${Math.round(score)}%, likely ${Math.round(low)}% to ${Math.round(high)}%.)`;
  }
  return null;
}
