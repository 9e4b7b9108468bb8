import { bandStyle } from "@/components/ui/band-style";
import { cx } from "@/components/ui/cx";
import type { TraitView } from "@/lib/features/report/schema";

interface TraitScaleProps {
  trait: Pick<TraitView, "score" | "low" | "high" | "typical">;
  className?: string;
}

export function TraitScale({ trait: { score, low, high, typical }, className }: TraitScaleProps) {
  return (
    <div aria-hidden="true" className={cx("relative h-4 print:[print-color-adjust:exact]", className)}>
      <div className="bg-paper ring-subtle absolute inset-x-0 inset-y-1 rounded-full ring-1 ring-inset" />
      <div className="bg-signal-soft border-signal/40 absolute inset-y-0 border" style={bandStyle(typical)} />
      <div className="bg-accent absolute inset-y-1 left-0 rounded-full" style={{ width: `${score}%` }} />
      <div className="border-signal absolute inset-y-0.5 border-x-2" style={bandStyle({ low, high })}>
        <div className="bg-signal absolute inset-x-0 top-1/2 h-0.5 -translate-y-1/2" />
      </div>
    </div>
  );
}

export function ScaleLegend() {
  return (
    <ul
      aria-hidden="true"
      className="text-muted flex flex-wrap gap-x-5 gap-y-1 text-xs print:[print-color-adjust:exact]"
    >
      <li className="flex items-center gap-2">
        <span className="bg-accent h-2 w-5 rounded-full" /> Your score
      </li>
      <li className="flex items-center gap-2">
        <span className="border-signal relative h-3 w-5 border-x-2">
          <span className="bg-signal absolute inset-x-0 top-1/2 h-0.5 -translate-y-1/2" />
        </span>
        Likely range
      </li>
      <li className="flex items-center gap-2">
        <span className="bg-signal-soft border-signal/40 h-3.5 w-5 border" /> Typical
      </li>
    </ul>
  );
}
