import { seededRandom } from "@/lib/shared/numbers/seeded-random";
import type { Answers, Item } from "@/lib/features/hexaco/schema";
import { reverseKeyed, traitOf } from "@/lib/features/hexaco/scoring";
import type { SampleFile } from "./schema";

const SPREAD = 2.4;
const READING_MS = { least: 3_000, scatter: 4_000 };

export function sampleAnswers(items: Item[], means: SampleFile["answers"]): Answers {
  const random = seededRandom();
  return Object.fromEntries(
    items.map((item) => {
      const agreement = Math.round(means[traitOf(item)] + (random() - 0.5) * SPREAD);
      const value = reverseKeyed(item, Math.min(7, Math.max(1, agreement)));
      return [item.id, { value, ms: READING_MS.least + Math.round(random() * READING_MS.scatter) }];
    }),
  );
}
