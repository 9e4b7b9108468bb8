import { useHeadingFocus } from "@/components/layout/use-heading-focus";
import { firstNameOf } from "@/lib/features/accounts/model";
import { inShort } from "@/lib/features/report/model";
import type { ReportView } from "@/lib/features/report/schema";
import { formatDate } from "@/lib/shared/dates";
import { PRODUCT } from "@/lib/shared/product";
import { TraitStrip } from "./trait-strip";

const CONTENTS = [
  ["#insights", "What I see"],
  ["#profile", "Your profile"],
  ["#partner", `Your ${PRODUCT.personaName}`],
  ["#sources", "What it rests on"],
] as const;

interface MastheadProps {
  report: ReportView;
  profileName: string | null;
}

export function Masthead({ report, profileName }: MastheadProps) {
  const heading = useHeadingFocus();
  const { user, details, hexacoData, sources, version, createdAt, wordedBy } = report;
  const summary = inShort(details);
  const facts = [
    ["Rests on", sources.join("; ") || "nothing yet"],
    [
      "Worded",
      wordedBy === "model"
        ? "by a language model, checked against the findings"
        : "from the findings, sentence by sentence",
    ],
  ];
  return (
    <header>
      <p className="eyebrow">
        Your report
        {createdAt && (
          <>
            , version {version}, <time dateTime={createdAt}>{formatDate(createdAt)}</time>
          </>
        )}
      </p>
      <h1 ref={heading} tabIndex={-1} className="display-type text-ink mt-3 text-5xl wrap-anywhere">
        I See You, {firstNameOf(profileName ?? user.name, user.email)}
      </h1>
      {summary.length > 0 && (
        <section aria-label="In short" className="mt-6 grid gap-x-14 gap-y-6 lg:grid-cols-[minmax(0,42rem)_1fr]">
          <div>
            <p aria-hidden="true" className="eyebrow">
              In short
            </p>
            <ul className="text-ink mt-2 space-y-2 text-lg">
              {summary.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          </div>
          {hexacoData && hexacoData.traits.length > 0 && <TraitStrip traits={hexacoData.traits} />}
        </section>
      )}
      <p className="text-muted max-w-text mt-6">
        These are tendencies, never verdicts. Each one says what it rests on and how sure it is, and you can strike what
        does not fit.
      </p>
      {createdAt && (
        <dl className="border-subtle divide-subtle mt-8 grid divide-y border-y sm:grid-cols-2 sm:divide-x sm:divide-y-0">
          {facts.map(([term, words]) => (
            <div key={term} className="py-4 sm:px-6 sm:first:pl-0 sm:last:pr-0">
              <dt className="eyebrow">{term}</dt>
              <dd className="text-ink mt-1 text-sm first-letter:uppercase">{words}</dd>
            </div>
          ))}
        </dl>
      )}
      <nav aria-label="In this report" className="mt-5 print:hidden">
        <ul className="flex flex-wrap gap-x-6">
          {CONTENTS.map(([href, label]) => (
            <li key={href}>
              <a href={href} className="text-link inline-flex min-h-11 items-center text-sm">
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </header>
  );
}
