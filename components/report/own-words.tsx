import { cx } from "@/components/ui/cx";
import type { InsightView, ProposalView } from "@/lib/features/report/schema";
import type { Verdicts } from "./insights/disputed-insights";

interface OwnWordsProps {
  proposals: ProposalView[];
  details: InsightView[];
  verdicts: Verdicts;
}

export function OwnWords({ proposals, details, verdicts }: OwnWordsProps) {
  const known = proposals.filter(({ clauses }) =>
    clauses.every((clause) => clause.kind === "quote" || details.some(({ id }) => id === clause.insightId)),
  );
  if (known.length === 0) return null;
  return (
    <section aria-labelledby="own-words-heading" className="border-subtle border-t py-4 sm:py-10 lg:pl-[6.5rem]">
      <div className="max-w-2xl">
        <h3 id="own-words-heading" className="display-type text-ink text-2xl print:break-after-avoid">
          Your own words
        </h3>
        <p className="text-muted mt-1 text-xs">
          Proposed by a language model. Our program checked that you wrote what is quoted, and that each sentence keeps
          to the insight it names. Whether it fits, only you can tell.
        </p>
        {known.map(({ clauses }) => (
          <Proposal
            key={clauses.map(({ text }) => text).join("/")}
            clauses={clauses}
            details={details}
            verdicts={verdicts}
          />
        ))}
      </div>
    </section>
  );
}

const namesOf = (insights: InsightView[]) => insights.map(({ title }) => title).join(" and ");

function Proposal({ clauses, details, verdicts }: ProposalView & Omit<OwnWordsProps, "proposals">) {
  const cited = details.filter(({ id }) =>
    clauses.some((clause) => clause.kind === "insight" && clause.insightId === id),
  );
  const disputed = cited.filter(({ id }) => verdicts.get(id));
  const isDisputed = disputed.length > 0;
  return (
    <div className="mt-4 print:break-inside-avoid">
      <div className={cx("space-y-2", isDisputed ? "text-muted line-through" : "text-ink")}>
        {clauses.map(({ kind, text }) =>
          kind === "quote" ? (
            <blockquote key={text} className="border-subtle border-l-2 pl-4 leading-6 italic">
              “{text}”
            </blockquote>
          ) : (
            <p key={text} className="leading-6 sm:text-lg sm:leading-7">
              {text}
            </p>
          ),
        )}
      </div>
      <p className="text-muted mt-1 text-xs">
        {isDisputed ? `Removed with ${namesOf(disputed)}.` : `Rests on your words and ${namesOf(cited)}.`}
      </p>
    </div>
  );
}
