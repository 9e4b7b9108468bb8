import { bandStyle } from "@/components/ui/band-style";
import { cx } from "@/components/ui/cx";
import type { PlacedView } from "@/lib/features/report/schema";

const bandOf = ({ low, high }: PlacedView) => (low === undefined || high === undefined ? null : { low, high });

function inWords(view: PlacedView): string {
  const band = bandOf(view);
  const likely = band && `, likely between ${Math.round(band.low)}% and ${Math.round(band.high)}%`;
  return `${view.who}: ${Math.round(view.score)}%${likely ?? ""}`;
}

export function TwoViews({ views }: { views: PlacedView[] }) {
  return (
    <figure
      role="img"
      aria-label={views.map(inWords).join("; ")}
      className="grid max-w-sm grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1.5 text-xs print:break-inside-avoid"
    >
      {views.map((view, index) => (
        <Row key={view.who} view={view} isFirst={index === 0} />
      ))}
    </figure>
  );
}

function Row({ view, isFirst }: { view: PlacedView; isFirst: boolean }) {
  const { who, score } = view;
  const band = bandOf(view);
  return (
    <span aria-hidden="true" className="contents">
      <span className="text-muted">{who}</span>
      <span className="bg-paper ring-subtle relative h-3 rounded-full ring-1 ring-inset print:[print-color-adjust:exact]">
        {band && (
          <span
            className={cx("absolute inset-y-0.5 rounded-full", isFirst ? "bg-accent/35" : "bg-signal/45")}
            style={bandStyle(band)}
          />
        )}
        <span
          className={cx(
            "absolute top-0 size-3 -translate-x-1/2",
            isFirst ? "bg-accent rounded-full" : "bg-signal scale-75 rotate-45",
          )}
          style={{ left: `${score}%` }}
        />
      </span>
      <span className="text-ink tabular-nums">
        {Math.round(score)}%
        {band && <span className="text-muted"> ({`${Math.round(band.low)}–${Math.round(band.high)}%`})</span>}
      </span>
    </span>
  );
}
