import { certaintyTexts } from "@/lib/features/report/model";
import type { InsightView } from "@/lib/features/report/schema";

export function Sureness({ insight }: { insight: InsightView }) {
  const sureness = certaintyTexts(insight);
  if (!sureness) return null;
  return (
    <p className="text-muted flex flex-wrap gap-x-1.5 text-xs">
      <span>{sureness.certainty}</span>
      <span aria-hidden="true">·</span>
      <span>{sureness.forecast}</span>
    </p>
  );
}
