import { useHeadingFocus } from "@/components/layout/use-heading-focus";
import { bandStyle } from "@/components/ui/band-style";
import { buttonClass } from "@/components/ui/button";
import { cx } from "@/components/ui/cx";
import type { ResultView, Spread, TraitComparison, Verdict } from "@/lib/features/outside-view/schema";
import { paths } from "@/lib/shared/paths";

const VERDICTS: Record<Verdict, string> = {
  same: "Seen as you see yourself",
  more: "Seen more strongly",
  less: "Seen less",
};
const SPREADS: Record<Spread, string> = {
  close: "Your colleagues agree with each other.",
  mixed: "Your colleagues differ somewhat.",
  apart: "Your colleagues see this very differently.",
};
const PRACTICE = "ask-for-example";

const differencesFirst = (a: TraitComparison, b: TraitComparison) =>
  Number(a.verdict === "same") - Number(b.verdict === "same");

interface ResultSectionProps {
  result: ResultView;
  /** True where the button that showed it is gone. */
  takesFocus: boolean;
}

export function ResultSection({ result, takesFocus }: ResultSectionProps) {
  const heading = useHeadingFocus(takesFocus);
  const { raters, reliability, traits, keep, change, isSameStatements } = result;
  const gaps = traits.filter(({ verdict }) => verdict !== "same");
  return (
    <section aria-labelledby="result" className="mt-8">
      <h2 ref={heading} id="result" tabIndex={-1} className="display-type text-ink text-2xl">
        {headlineOf(gaps)}
      </h2>
      <p className="text-muted mt-2">
        {raters} colleagues answered 24 statements about you. The bars show where each view likely lies, nine times in
        ten; a difference counts only when it is larger than the error of both.
      </p>
      <Legend />
      <ol className="divide-subtle border-subtle mt-4 divide-y border-y">
        {traits.toSorted(differencesFirst).map((row) => (
          <li key={row.trait} className="py-5">
            <ComparisonRow row={row} />
          </li>
        ))}
      </ol>
      {gaps.length > 0 && (
        <div className="border-subtle bg-surface mt-6 rounded-md border p-5">
          <h3 className="text-ink font-medium">A gap is a question, not a verdict</h3>
          <p className="text-muted mt-1">
            It says that you and they saw different things, not who is right. Only an example can show what it was
            about: ask two people for one.
          </p>
          <a href={paths.practice(PRACTICE)} className={buttonClass({ variant: "secondary", className: "mt-4" })}>
            Practise: ask for an example
          </a>
        </div>
      )}
      <Comments title="Keep doing" texts={keep} />
      <Comments title="Could change" texts={change} />
      <p className="text-muted mt-6 text-sm">
        The mean of {raters} colleagues has a reliability of about {reliability.toFixed(2).replace("0.", ".")} (1 would
        be perfect).{" "}
        {isSameStatements
          ? "Your side is computed from the same 24 statements, so it may differ from your profile."
          : "Your side comes from other statements than theirs, so its band is wider; answering the 24 yourself narrows it."}{" "}
        <a href={paths.method} className="text-accent underline underline-offset-4">
          How this is measured
        </a>
      </p>
    </section>
  );
}

function headlineOf(gaps: TraitComparison[]): string {
  if (gaps.length === 0) return "You are seen as you see yourself";
  const names = gaps.map(({ label }) => label);
  return `You are seen differently in ${new Intl.ListFormat("en").format(names)}`;
}

const inWords = (who: string, { score, low, high }: TraitComparison["self"]) =>
  `${who} ${Math.round(score)}%, likely ${Math.round(low)}% to ${Math.round(high)}%`;

function ComparisonRow({ row }: { row: TraitComparison }) {
  const { label, self, others, verdict, spread } = row;
  const isGap = verdict !== "same";
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="text-ink font-medium">{label}</h3>
        <p className={cx("text-sm", isGap ? "text-signal font-medium" : "text-muted")}>{VERDICTS[verdict]}</p>
      </div>
      <div aria-hidden="true" className="relative mt-3 h-10 print:[print-color-adjust:exact]">
        <Band placed={self} className="top-0" tone="accent" />
        <Band placed={others} className="bottom-0" tone="signal" />
      </div>
      <p className="text-muted mt-2 text-sm">
        {inWords("You", self)}. {inWords("Your colleagues", others)}. {spread && SPREADS[spread]}
      </p>
    </>
  );
}

interface BandProps {
  placed: TraitComparison["self"];
  tone: "accent" | "signal";
  className: string;
}

function Band({ placed, tone, className }: BandProps) {
  const isSelf = tone === "accent";
  return (
    <div className={cx("bg-surface ring-subtle absolute inset-x-0 h-4 rounded-full ring-1 ring-inset", className)}>
      <div
        className={cx("absolute inset-y-1 rounded-full", isSelf ? "bg-accent/35" : "bg-signal/40")}
        style={bandStyle(placed)}
      />
      <div
        className={cx(
          "absolute top-0 size-4 -translate-x-1/2",
          isSelf ? "bg-accent rounded-full" : "bg-signal scale-75 rotate-45",
        )}
        style={{ left: `${placed.score}%` }}
      />
    </div>
  );
}

const Legend = () => (
  <ul aria-hidden="true" className="text-muted mt-5 flex flex-wrap gap-x-6 gap-y-1 text-xs">
    <li className="flex items-center gap-2">
      <span className="bg-accent size-3 rounded-full" /> You
    </li>
    <li className="flex items-center gap-2">
      <span className="bg-signal size-3 scale-75 rotate-45" /> Your colleagues
    </li>
  </ul>
);

function Comments({ title, texts }: { title: string; texts: string[] }) {
  if (texts.length === 0) return null;
  return (
    <div className="mt-8">
      <h3 className="eyebrow">{title}</h3>
      <ul className="divide-subtle border-subtle mt-2 divide-y border-y">
        {texts.map((text, index) => (
          <li key={index} className="text-ink py-3 whitespace-pre-line">
            {text}
          </li>
        ))}
      </ul>
    </div>
  );
}
