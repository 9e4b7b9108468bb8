import { bandStyle } from "@/components/ui/band-style";
import type { TraitView } from "@/lib/features/report/schema";

const describe = (traits: TraitView[]) =>
  `Your six scores: ${traits.map(({ label, score }) => `${label} ${Math.round(score)}%`).join(", ")}`;

export function TraitStrip({ traits }: { traits: TraitView[] }) {
  return (
    <div role="img" aria-label={describe(traits)}>
      <span aria-hidden="true" className="grid max-w-sm grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 gap-y-1.5">
        {traits.map(({ trait, label, score, typical }) => (
          <span key={trait} className="contents">
            <span className="text-muted text-xs">{label}</span>
            <span className="bg-paper ring-subtle relative h-2 rounded-full ring-1 ring-inset print:[print-color-adjust:exact]">
              <span className="bg-signal-soft absolute inset-y-0" style={bandStyle(typical)} />
              <span
                className="bg-accent absolute top-1/2 size-2.5 -translate-x-1/2 -translate-y-1/2 rounded-full"
                style={{ left: `${score}%` }}
              />
            </span>
          </span>
        ))}
      </span>
    </div>
  );
}
