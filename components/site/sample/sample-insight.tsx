import { certaintyTexts, firstSentence, isNamedPlace, topicOf } from "@/lib/features/report/model";
import { type EvidenceView, type InsightView, VERDICT_LABELS } from "@/lib/features/report/schema";

const Evidence = ({ facts, wouldChange }: { facts: EvidenceView[]; wouldChange: string }) => (
  <>
    <ul>
      {facts.map(({ label, value, source }, index) => (
        <li key={`${label}/${value}`}>
          <b>{label}:</b> {value}
          {facts[index + 1]?.source !== source && <small>{source}</small>}
        </li>
      ))}
    </ul>
    <p>
      <b>What would change it:</b> {wouldChange}
    </p>
  </>
);

function Body({ insight, isOpen }: { insight: InsightView; isOpen: boolean }) {
  const { text, nextStep, evidence, wouldChange, dispute } = insight;
  const certainty = certaintyTexts(insight);
  return (
    <>
      {certainty && (
        <p className="small">
          {certainty.certainty} · {certainty.forecast}
        </p>
      )}
      <p>{dispute ? <del>{text}</del> : text}</p>
      {nextStep && !dispute && (
        <p className="step">
          <b>One small step</b> {nextStep}
        </p>
      )}
      {dispute && (
        <p className="verdict">
          <b>{VERDICT_LABELS[dispute.verdict]}.</b> Removed by the reader; the coach does not build on it.
        </p>
      )}
      <details className="basis" open={isOpen}>
        <summary>What this rests on</summary>
        <Evidence facts={evidence} wouldChange={wouldChange} />
      </details>
    </>
  );
}

/** As in the report: the named insights are open, each further one opens from its first sentence. */
export function SampleInsight({ insight, position }: { insight: InsightView; position: number }) {
  const { title, text, dispute } = insight;
  const topic = topicOf(insight);
  const body = <Body insight={insight} isOpen={position === 1} />;
  const heading = (
    <h3>
      {isNamedPlace(position) && <span aria-hidden="true">{position}</span>} {title}
      {topic && <small>{topic}</small>}
    </h3>
  );
  return (
    <li data-disputed={dispute ? "" : undefined}>
      {isNamedPlace(position) ? (
        <>
          {heading}
          {body}
        </>
      ) : (
        <details>
          <summary>
            {heading}
            <span>{firstSentence(text)}</span>
          </summary>
          {body}
        </details>
      )}
    </li>
  );
}
