import { TRAIT_LABELS } from "@/lib/features/hexaco/model";
import type { Trait } from "@/lib/features/hexaco/schema";
import type { TraitComparison } from "@/lib/features/outside-view/schema";

const placed = (score: number): TraitComparison["self"] => ({ score, low: score - 9, high: score + 9 });

export const traitComparison = (
  trait: Trait,
  { self, others }: { self: number; others: number },
  change: Partial<TraitComparison> = {},
): TraitComparison => ({
  trait,
  label: TRAIT_LABELS[trait],
  self: placed(self),
  others: placed(others),
  verdict: "same",
  spread: null,
  ...change,
});
