import { ArrowLeftRight, BookOpen, ChevronDown, Gauge, Info, Mail, Quote, UserRound } from "lucide-react";
import { cx } from "@/components/ui/cx";
import type { Confidence, EvidenceKind, EvidenceView, InsightView, TraitView } from "@/lib/features/report/schema";
import { TraitScale } from "./trait-scale";

const CERTAINTY: Record<Confidence, string> = {
  high: "Certain: measurement error would hardly move it to the other side.",
  moderate: "Fairly certain: it probably lies here, and measurement error could still explain it.",
  low: "Uncertain: measurement error may well explain it.",
};

const NO_STUDY =
  "Nobody has measured how well this combination foretells behaviour. It is an inference, worth checking against your own week.";

const ICONS: Record<EvidenceKind, typeof Info> = {
  score: Gauge,
  difference: ArrowLeftRight,
  mailbox: Mail,
  excerpt: Quote,
  profile: UserRound,
  research: BookOpen,
  note: Info,
};

interface InsightBasisProps {
  insight: InsightView;
  traits: TraitView[];
}

const scoreOf = ({ kind, label, trait }: EvidenceView, traits: TraitView[]): TraitView | undefined =>
  kind === "score" ? traits.find((known) => known.trait === trait && known.label === label) : undefined;

/** Cautions and facets appear only when opened; the chips name the main facts. */
const isMain = (fact: EvidenceView, traits: TraitView[]): boolean =>
  fact.kind !== "note" && (fact.kind !== "score" || scoreOf(fact, traits) !== undefined);

export function InsightBasis({ insight: { evidence, confidence, wouldChange }, traits }: InsightBasisProps) {
  const foretold = evidence.find(({ outOf100 }) => outOf100 !== undefined)?.outOf100;
  return (
    <details className="group mt-4 sm:mt-6">
      <summary className="flex min-h-11 cursor-pointer list-none flex-wrap items-center gap-x-3 gap-y-2 text-sm [&::-webkit-details-marker]:hidden">
        <span className="text-accent group-hover:text-accent-hover inline-flex items-center gap-1.5 font-medium">
          <span className="underline decoration-1 underline-offset-4">What this rests on</span>
          <ChevronDown
            aria-hidden="true"
            className="size-4 transition-transform group-open:rotate-180 motion-reduce:transition-none print:hidden"
          />
        </span>
        <span className="hidden basis-full flex-wrap gap-1.5 group-open:hidden sm:flex">
          {evidence
            .filter((fact) => isMain(fact, traits))
            .map((fact) => (
              <Chip key={`${fact.label}/${fact.value}`} fact={fact} score={scoreOf(fact, traits)?.score} />
            ))}
        </span>
      </summary>
      <div className="bg-sunken mt-3 space-y-5 rounded-lg p-5 text-sm sm:p-6 print:bg-transparent print:p-0">
        <ul className="space-y-5">
          {evidence.map((fact) => (
            <Fact key={`${fact.label}/${fact.value}`} fact={fact} score={scoreOf(fact, traits)} />
          ))}
        </ul>
        <dl className="border-subtle grid gap-x-8 gap-y-3 border-t pt-4 sm:grid-cols-3 print:break-inside-avoid">
          <div>
            <dt className="text-ink font-medium">How certain the figure is</dt>
            <dd className="text-muted">{CERTAINTY[confidence]}</dd>
          </div>
          <div>
            <dt className="text-ink font-medium">How well it foretells behaviour</dt>
            <dd className="text-muted">{foretold ? foretellingOf(foretold) : NO_STUDY}</dd>
          </div>
          <div>
            <dt className="text-ink font-medium">What would change it</dt>
            <dd className="text-muted">{wouldChange}</dd>
          </div>
        </dl>
      </div>
    </details>
  );
}

function Chip({ fact: { kind, label }, score }: { fact: EvidenceView; score: number | undefined }) {
  const Icon = ICONS[kind];
  return (
    <span className="border-subtle bg-surface text-muted inline-flex items-center gap-1.5 rounded-full border px-2.5 py-0.5 text-xs">
      <Icon aria-hidden="true" className="size-3.5 shrink-0" />
      {kind === "difference" ? "Their distance" : label}
      {score !== undefined && <span className="text-ink font-medium tabular-nums">{score}</span>}
    </span>
  );
}

/** Thresholds of `outOf100`: correlations of about .1 and .3 separate weak, modest and strong. */
function foretellingOf(outOf100: number): string {
  if (outOf100 < 53)
    return "Hardly at all, by the published studies: most of this comes from the content of the statements.";
  return outOf100 < 60
    ? "Weakly: it shifts the odds a little, and says little about one person on one day."
    : "Modestly: it shifts the odds, and many people with such a score behave otherwise.";
}

function HundredPeople({ count }: { count: number }) {
  return (
    <span aria-hidden="true" className="mt-2.5 mb-1.5 grid w-fit grid-cols-20 gap-1 print:[print-color-adjust:exact]">
      {Array.from({ length: 100 }, (_, index) => (
        <span key={index} className={cx("size-1.5 rounded-full", index < count ? "bg-accent" : "bg-strong/30")} />
      ))}
    </span>
  );
}

function Fact({
  fact: { kind, label, value, source, outOf100 },
  score,
}: {
  fact: EvidenceView;
  score: TraitView | undefined;
}) {
  const Icon = ICONS[kind];
  return (
    <li className="flex gap-3 print:break-inside-avoid">
      <Icon aria-hidden="true" className="text-muted mt-0.5 size-4 shrink-0" />
      <div className="min-w-0 flex-1">
        <p className="text-ink">
          <span className="font-medium">{label}:</span> {value}
        </p>
        {score && <TraitScale trait={score} className="mt-2.5 mb-1.5" />}
        {outOf100 !== undefined && <HundredPeople count={outOf100} />}
        <p className="text-muted text-xs">{source}</p>
      </div>
    </li>
  );
}
