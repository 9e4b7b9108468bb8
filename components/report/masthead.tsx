import { useHeadingFocus } from "@/components/layout/use-heading-focus";
import { firstNameOf } from "@/lib/features/accounts/model";
import { type Confidence, type InsightView, isGap, type ReportView } from "@/lib/features/report/schema";
import { formatDate } from "@/lib/shared/dates";
import { PRODUCT } from "@/lib/shared/product";

const CONTENTS = [
  ["#insights", "What I see"],
  ["#profile", "Your profile"],
  ["#partner", `Your ${PRODUCT.personaName}`],
  ["#sources", "What it rests on"],
] as const;

const CONFIDENCES: Confidence[] = ["high", "moderate", "low"];

/** `6, of them 2 with high and 4 with moderate confidence`. */
function countInWords(details: InsightView[]): string {
  const told = details.filter((insight) => !isGap(insight));
  const parts = CONFIDENCES.flatMap((level) => {
    const count = told.filter(({ confidence }) => confidence === level).length;
    return count > 0 ? [`${count} with ${level}`] : [];
  });
  if (told.length === 0) return "None yet";
  const [level] = told.map(({ confidence }) => confidence);
  if (parts.length === 1) return `${told.length}, ${told.length > 1 ? "all " : ""}with ${level} confidence`;
  return `${told.length}: ${parts.join(", ")} confidence`;
}

interface MastheadProps {
  report: ReportView;
  profileName: string | null;
}

/** Whose report it is, of when, on what it rests, and what is in it. */
export function Masthead({ report, profileName }: MastheadProps) {
  const heading = useHeadingFocus();
  const { user, details, sources, version, createdAt, wordedBy } = report;
  const facts = [
    ["Rests on", sources.join("; ") || "nothing yet"],
    ["Observations", countInWords(details)],
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
        Your report, version {version}, <time dateTime={createdAt}>{formatDate(createdAt)}</time>
      </p>
      <h1 ref={heading} tabIndex={-1} className="display-type text-ink mt-3 text-5xl wrap-anywhere">
        I See You, {firstNameOf(profileName ?? user.name, user.email)}
      </h1>
      <p className="text-muted max-w-text mt-5 text-lg">
        These are tendencies, never verdicts. Each one says what it rests on and how sure it is, and you can strike what
        does not fit.
      </p>
      <dl className="border-subtle divide-subtle mt-8 grid divide-y border-y sm:grid-cols-3 sm:divide-x sm:divide-y-0">
        {facts.map(([term, words]) => (
          <div key={term} className="py-4 sm:px-6 sm:first:pl-0 sm:last:pr-0">
            <dt className="eyebrow">{term}</dt>
            <dd className="text-ink mt-1 text-sm first-letter:uppercase">{words}</dd>
          </div>
        ))}
      </dl>
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
