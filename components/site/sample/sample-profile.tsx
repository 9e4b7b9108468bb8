import type { ReportView, TraitView } from "@/lib/features/report/schema";
import { SampleRadar } from "./sample-radar";

const LEVELS: Record<TraitView["level"], string> = {
  low: "below the typical range",
  typical: "in the typical range",
  high: "above the typical range",
};

const SCALE = 400;
const x = (percent: number) => Math.round((percent / 100) * SCALE);

const Bar = ({ trait: { score, low, high, typical } }: { trait: TraitView }) => (
  <svg className="bar" viewBox={`0 0 ${SCALE} 16`} preserveAspectRatio="none" aria-hidden="true">
    <path d={`M0 8H${SCALE}`} />
    <path d={`M${x(typical.low)} 8H${x(typical.high)}`} />
    <path d={`M0 8H${x(score)}`} />
    <path d={`M${x(low)} 2v12M${x(low)} 8H${x(high)}M${x(high)} 2v12`} />
  </svg>
);

export function SampleProfile({ data: { traits, note } }: { data: NonNullable<ReportView["hexacoData"]> }) {
  return (
    <div className="profile">
      <SampleRadar traits={traits} />
      <ul>
        {traits.map((trait) => (
          <li key={trait.trait}>
            <h3>
              {trait.label} <span>{Math.round(trait.score)}%</span>
            </h3>
            <Bar trait={trait} />
            <p>{trait.meaning}</p>
            <p className="small">
              {`Likely between ${Math.round(trait.low)} and ${Math.round(trait.high)}, ${LEVELS[trait.level]}`}
            </p>
          </li>
        ))}
        <li className="small">{note}</li>
      </ul>
    </div>
  );
}
