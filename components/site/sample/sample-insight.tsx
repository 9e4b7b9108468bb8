import { certaintyTexts } from "@/lib/features/report/model";
import type { EvidenceView, InsightView, Verdict } from "@/lib/features/report/schema";

const VERDICTS: Record<Verdict, string> = {
  "not-me": "Not me",
  "once-true": "Was once true",
  "wrong-reading": "Wrong reading",
};

const Evidence = ({ facts, wouldChange }: { facts: EvidenceView[]; wouldChange: string }) => (
  <>
    <ul>
      {facts.map(({ label, value, source }) => (
        <li key={`${label}/${value}`}>
          <b>{label}:</b> {value}
          <small>{source}</small>
        </li>
      ))}
    </ul>
    <p>
      <b>What would change it:</b> {wouldChange}
    </p>
  </>
);

export function SampleInsight({ insight, isOpen }: { insight: InsightView; isOpen: boolean }) {
  const { title, text, nextStep, evidence, wouldChange, dispute } = insight;
  const sureness = certaintyTexts(insight);
  return (
    <li data-disputed={dispute ? "" : undefined}>
      <p className="small">
        {sureness?.certainty}
        <br />
        {sureness?.forecast}
      </p>
      <div>
        <h3>{title}</h3>
        {dispute ? (
          <p>
            <del>{text}</del>
          </p>
        ) : (
          <p>{text}</p>
        )}
        {nextStep && !dispute && (
          <p className="step">
            <b>One small step</b> {nextStep}
          </p>
        )}
        {dispute && (
          <p className="verdict">
            <b>{VERDICTS[dispute.verdict]}.</b> Struck by the reader; the partner does not build on it.
          </p>
        )}
        <details open={isOpen}>
          <summary>What this rests on</summary>
          <Evidence facts={evidence} wouldChange={wouldChange} />
        </details>
      </div>
    </li>
  );
}
