import { Button } from "@/components/ui/button";

const BAND_WIDTHS: { source: string; halfBandPoints: number; isEstimate?: boolean }[] = [
  { source: "Mail or profile text, at the best published validity", halfBandPoints: 24, isEstimate: true },
  { source: "24 statements", halfBandPoints: 22 },
  { source: "60 statements", halfBandPoints: 14 },
  { source: "96 statements", halfBandPoints: 11 },
];

/**
 * Replaces the profile when there are no scores. An estimate from text would be too wide: with a validity of r = .25
 * its error is 15 x sqrt(1 - r^2) = 14.5 points. So this shows the width of such bands and estimates nothing.
 */
export function NoProfile({ onQuestionnaire }: { onQuestionnaire: () => void }) {
  return (
    <div className="grid items-start gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,1fr)_26rem]">
      <div className="text-ink max-w-text space-y-4 text-lg">
        <p>
          Your personality analysis follows email analysis, once you add your own scores or answer the questionnaire.
        </p>
        <p className="text-muted text-base">
          Mail shows habits and a profile shows a career; neither shows a trait. From text a trait could only be
          estimated, with a band as wide as people differ from each other anyway, so no such estimate is made of you.
          Here is how exact each source can be.
        </p>
        <Button variant="secondary" className="print:hidden" onClick={onQuestionnaire}>
          Answer the questionnaire
        </Button>
      </div>
      <figure className="border-subtle bg-surface shadow-resting rounded-lg border p-6 print:break-inside-avoid">
        <figcaption className="text-ink font-medium">How far a trait may be off</figcaption>
        <ul className="mt-4 space-y-4 text-sm">
          {BAND_WIDTHS.map(({ source, halfBandPoints, isEstimate }) => (
            <li key={source}>
              <p className="flex justify-between gap-4">
                <span className="text-muted">
                  {source}
                  {isEstimate && " (an estimate)"}
                </span>
                <span className="text-ink shrink-0 tabular-nums">± {halfBandPoints} points</span>
              </p>
              <div aria-hidden="true" className="bg-sunken relative mt-1.5 h-2.5 rounded-full">
                <div
                  className={`absolute inset-y-0 rounded-full ${isEstimate ? "border-signal bg-signal-soft border border-dashed" : "bg-accent"}`}
                  style={{ left: `${50 - halfBandPoints}%`, width: `${2 * halfBandPoints}%` }}
                />
              </div>
            </li>
          ))}
        </ul>
      </figure>
    </div>
  );
}
