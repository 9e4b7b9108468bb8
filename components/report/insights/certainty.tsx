import { certaintyTexts } from "@/lib/features/report/model";
import type { InsightView } from "@/lib/features/report/schema";

export function Certainty({ insight }: { insight: InsightView }) {
  const texts = certaintyTexts(insight);
  if (!texts) return null;
  return (
    <p className="text-muted overflow-hidden text-xs print:break-after-avoid">
      {/* A separator at the start of a line lies outside the left edge. */}
      <span className="-ml-3.5 flex flex-wrap">
        {[texts.certainty, texts.forecast].map((text) => (
          <span key={text}>
            <span aria-hidden="true" className="inline-block w-3.5 text-center">
              ·
            </span>
            {text}
          </span>
        ))}
      </span>
    </p>
  );
}
