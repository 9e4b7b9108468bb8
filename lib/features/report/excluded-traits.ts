import type { Trait } from "@/lib/features/hexaco/schema";
import { describeId } from "./insight-id";
import { isAboutCombination, type InsightView } from "./schema";

/**
 * Traits on which nothing may be built after the person's disputes: no setting of the coach, no score that it mentions,
 * no note in a practice. Who disputes an insight about a score disputes what the score says. Who disputes a tension or
 * a situation disputes a combination, and each score stays as it was; such a trait is excluded only when no undisputed
 * insight is about it. A score that an insight shows only for comparison is not disputed with it.
 */
export function excludedTraits(undisputed: Pick<InsightView, "traits">[], disputedIds: string[]): Set<Trait> {
  const accepted = new Set(undisputed.flatMap(({ traits }) => traits));
  const disputed = disputedIds.map(describeId);
  return new Set(
    disputed.flatMap(({ kind, traits }) =>
      isAboutCombination({ kind }) ? traits.filter((trait) => !accepted.has(trait)) : traits,
    ),
  );
}
