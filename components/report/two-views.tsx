import { cx } from "@/components/ui/cx";
import type { EvidenceView } from "@/lib/features/report/schema";

const inWords = ({ who, score, low, high }: NonNullable<EvidenceView["views"]>[number]) =>
  `${who} ${Math.round(score)} of 100, likely between ${Math.round(low)} and ${Math.round(high)}`;

/** Two views of one trait, each with its band, on one scale. */
export function TwoViews({ views }: { views: NonNullable<EvidenceView["views"]> }) {
  return (
    <figure
      role="img"
      aria-label={views.map(inWords).join("; ")}
      className="grid max-w-sm grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1.5 text-xs print:break-inside-avoid"
    >
      {views.map(({ who, score, low, high }, index) => (
        <span key={who} aria-hidden="true" className="contents">
          <span className="text-muted">{who}</span>
          <span className="bg-paper ring-subtle relative h-3 rounded-full ring-1 ring-inset print:[print-color-adjust:exact]">
            <span
              className={cx("absolute inset-y-0.5 rounded-full", index === 0 ? "bg-accent/35" : "bg-signal/45")}
              style={{ left: `${low}%`, width: `${high - low}%` }}
            />
            <span
              className={cx(
                "absolute top-0 size-3 -translate-x-1/2",
                index === 0 ? "bg-accent rounded-full" : "bg-signal scale-75 rotate-45",
              )}
              style={{ left: `${score}%` }}
            />
          </span>
          <span className="text-ink tabular-nums">
            {Math.round(score)} <span className="text-muted">({`${Math.round(low)}–${Math.round(high)}`})</span>
          </span>
        </span>
      ))}
    </figure>
  );
}
