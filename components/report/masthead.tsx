import { useHeadingFocus } from "@/components/layout/use-heading-focus";
import { firstNameOf } from "@/lib/features/accounts/model";
import { summarySentences } from "@/lib/features/report/model";
import type { ReportView } from "@/lib/features/report/schema";
import { formatDate } from "@/lib/shared/time/dates";
import type { Verdicts } from "./insights/disputed-insights";
import { TraitStrip } from "./traits/trait-strip";

const CONTENTS = [
  ["#insights", "What I see"],
  ["#profile", "Your profile"],
  ["#partner", "Your coach"],
  ["#sources", "Sources"],
] as const;

interface MastheadProps {
  report: ReportView;
  profileName: string | null;
  /** Of this visit: a sentence leaves the summary with the insight that the reader removes. */
  verdicts: Verdicts;
}

export function Masthead({ report, profileName, verdicts }: MastheadProps) {
  const heading = useHeadingFocus();
  const { user, details, hexacoData, version, createdAt } = report;
  const summary = summarySentences(details, ({ id }) => Boolean(verdicts.get(id)));
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
      <h1 ref={heading} tabIndex={-1} className="display-type text-ink mt-2 text-4xl wrap-anywhere sm:mt-3 sm:text-5xl">
        I See You, {firstNameOf(profileName ?? user.name, user.email)}
      </h1>
      {summary.length > 0 && (
        <section
          aria-label="In short"
          className="mt-3 grid gap-x-14 gap-y-3 sm:mt-6 lg:grid-cols-[minmax(0,42rem)_1fr]"
        >
          <div>
            <p aria-hidden="true" className="eyebrow">
              In short
            </p>
            <ul className="text-ink mt-1 space-y-2 leading-6 sm:text-lg sm:leading-7">
              {summary.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          </div>
          {hexacoData && hexacoData.traits.length > 0 && <TraitStrip traits={hexacoData.traits} />}
        </section>
      )}
      <p className="text-muted max-w-text mt-3 text-sm sm:mt-5 sm:text-base">
        Tendencies, never verdicts. Each says what it rests on, and you can remove what does not fit.
      </p>
      <nav aria-label="In this report" className="mt-2 print:hidden">
        <ul className="flex flex-wrap gap-x-4 sm:gap-x-6">
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
