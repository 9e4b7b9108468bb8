import { cx } from "@/components/ui/cx";
import type { Confidence, InsightView } from "@/lib/features/report/schema";

const LEVELS: Record<Confidence, number> = { low: 1, moderate: 2, high: 3 };

const WORDS: Record<Confidence, string> = { low: "uncertain", moderate: "fairly certain", high: "certain" };

export function ConfidenceMark({ insight: { confidence, evidence } }: { insight: InsightView }) {
  const figure = evidence[0]?.kind === "score" ? "Score" : "Figures";
  return (
    <p className="text-muted flex items-end gap-2 text-xs whitespace-nowrap">
      <span aria-hidden="true" className="flex h-3.5 items-end gap-0.5 pb-0.5">
        {[1, 2, 3].map((bar) => (
          <span
            key={bar}
            className={cx("w-1 rounded-sm", bar <= LEVELS[confidence] ? "bg-accent" : "bg-strong/40")}
            style={{ height: `${(bar / 3) * 100}%` }}
          />
        ))}
      </span>
      <span>
        {figure} {WORDS[confidence]}
      </span>
    </p>
  );
}
