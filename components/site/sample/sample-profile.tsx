import { rangeText } from "@/lib/features/report/model";
import type { ReportView, TraitView } from "@/lib/features/report/schema";
import { SampleRadar } from "./sample-radar";

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
      <div>
        <ul className="scores">
          {traits.map((trait) => (
            <li key={trait.trait}>
              <h3>{trait.label}</h3>
              <Bar trait={trait} />
              <span>{Math.round(trait.score)}%</span>
            </li>
          ))}
        </ul>
        <details>
          <summary>What each score means, and its likely range</summary>
          <ul>
            {traits.map((trait) => (
              <li key={trait.trait}>
                <b>{trait.label}:</b> {trait.meaning}
                <small>{rangeText(trait)}</small>
              </li>
            ))}
          </ul>
          <p>{note}</p>
        </details>
      </div>
    </div>
  );
}
