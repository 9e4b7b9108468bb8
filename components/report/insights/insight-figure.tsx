import { comparisonText, findStudy, forecastOf } from "@/lib/features/report/model";
import { concludesNothing, type EvidenceView, type InsightView, type TraitView } from "@/lib/features/report/schema";
import { TraitScale } from "../traits/trait-scale";
import { HundredPeople } from "./hundred-people";
import { TwoViews } from "./two-views";
import { WeekBars } from "./week-bars";

const MAX_BANDS = 2;

/** A picture of a relation near zero would look like evidence; the text alone says that it hardly predicts anything. */
export const isForecastWorthDrawing = (insight: InsightView): boolean =>
  findStudy(insight.evidence) !== undefined && forecastOf(insight) !== "hardly";

export const showsForecast = (insight: InsightView): boolean =>
  insight.kind === "mode" && isForecastWorthDrawing(insight);

const bandsOf = (insight: InsightView, traits: TraitView[]): TraitView[] =>
  concludesNothing(insight) ? [] : traits.filter(({ trait }) => insight.traits.includes(trait)).slice(0, MAX_BANDS);

const describeBand = ({ label, score, low, high }: TraitView) =>
  `${label} ${Math.round(score)}%, likely between ${Math.round(low)}% and ${Math.round(high)}%`;

export function InsightFigure({ insight, traits }: { insight: InsightView; traits: TraitView[] }) {
  const weeks = insight.evidence.find((fact) => fact.weeks)?.weeks;
  if (weeks) return <WeekBars weeks={weeks} />;
  const views = insight.evidence.find((fact) => fact.views)?.views;
  if (views) return <TwoViews views={views} />;
  const study = findStudy(insight.evidence);
  if (study?.outOf100 !== undefined && showsForecast(insight)) return <ForecastFigure study={study} />;
  const bands = bandsOf(insight, traits);
  return bands.length > 0 ? <Bands bands={bands} /> : null;
}

function ForecastFigure({ study: { outOf100 = 0, value, source } }: { study: EvidenceView }) {
  return (
    <figure className="print:break-inside-avoid print:break-after-avoid">
      <HundredPeople count={outOf100} />
      <figcaption className="text-muted mt-2 text-xs first-letter:uppercase">
        {value}. <span className="hidden sm:inline print:inline">{source}.</span>
      </figcaption>
    </figure>
  );
}

function Bands({ bands }: { bands: TraitView[] }) {
  const comparisons = bands.flatMap((trait) => comparisonText(trait) ?? []);
  return (
    <figure className="text-xs print:break-inside-avoid print:break-after-avoid">
      <BandRows bands={bands} />
      {comparisons.length > 0 && <figcaption className="text-muted mt-2">{comparisons.join(" ")}</figcaption>}
    </figure>
  );
}

function BandRows({ bands }: { bands: TraitView[] }) {
  return (
    <div
      role="img"
      aria-label={bands.map(describeBand).join("; ")}
      className="grid max-w-sm grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1.5"
    >
      {bands.map((trait) => (
        <span key={trait.trait} aria-hidden="true" className="contents">
          <span className="text-muted">{trait.label}</span>
          <TraitScale trait={trait} />
          <span className="text-ink tabular-nums">
            {Math.round(trait.score)}%{" "}
            <span className="text-muted">({`${Math.round(trait.low)}–${Math.round(trait.high)}%`})</span>
          </span>
        </span>
      ))}
    </div>
  );
}
