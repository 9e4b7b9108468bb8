import { ArrowLeftRight, BookOpen, Gauge, Info, Mail, Pencil, Quote, UserRound } from "lucide-react";
import type { Confidence, EvidenceKind, EvidenceView, InsightView } from "@/lib/features/report/schema";
import { Fold } from "./fold";
import { HundredPeople } from "./hundred-people";
import { showsForetelling } from "./insight-figure";
import { foretellingOf } from "./sureness";

const CERTAINTY: Record<Confidence, string> = {
  high: "Certain: measurement error would hardly move it to the other side.",
  moderate: "Fairly certain: it probably lies here, and measurement error could still explain it.",
  low: "Uncertain: measurement error may well explain it.",
};

const FORETELLING: Record<ReturnType<typeof foretellingOf>, string> = {
  hardly: "Hardly at all, by the published studies: most of this comes from the content of the statements.",
  weakly: "Weakly: it shifts the odds a little, and says little about one person on one day.",
  modestly: "Modestly: it shifts the odds, and many people with such a score behave otherwise.",
  unmeasured: "Nobody has measured it for this. It is an inference, worth checking against your own week.",
};

const ICONS: Record<EvidenceKind, typeof Info> = {
  score: Gauge,
  difference: ArrowLeftRight,
  mailbox: Mail,
  excerpt: Quote,
  profile: UserRound,
  answer: Pencil,
  research: BookOpen,
  note: Info,
};

export function InsightBasis({ insight }: { insight: InsightView }) {
  const { evidence, confidence, wouldChange } = insight;
  return (
    <Fold className="open:basis-full" summary="What this rests on">
      <div className="bg-sunken mb-3 space-y-5 rounded-lg p-5 text-sm sm:p-6 print:bg-transparent print:p-0">
        <ul className="space-y-5">
          {evidence.map((fact) => (
            <Fact key={`${fact.label}/${fact.value}`} fact={fact} isDrawn={!showsForetelling(insight)} />
          ))}
        </ul>
        <dl className="border-subtle grid gap-x-8 gap-y-3 border-t pt-4 sm:grid-cols-3 print:break-inside-avoid">
          <div>
            <dt className="text-ink font-medium">How certain the figure is</dt>
            <dd className="text-muted">{CERTAINTY[confidence]}</dd>
          </div>
          <div>
            <dt className="text-ink font-medium">How well it foretells behaviour</dt>
            <dd className="text-muted">{FORETELLING[foretellingOf(insight)]}</dd>
          </div>
          <div>
            <dt className="text-ink font-medium">What would change it</dt>
            <dd className="text-muted">{wouldChange}</dd>
          </div>
        </dl>
      </div>
    </Fold>
  );
}

function Fact({ fact: { kind, label, value, source, outOf100 }, isDrawn }: { fact: EvidenceView; isDrawn: boolean }) {
  const Icon = ICONS[kind];
  return (
    <li className="flex gap-3 print:break-inside-avoid">
      <Icon aria-hidden="true" className="text-muted mt-0.5 size-4 shrink-0" />
      <div className="min-w-0 flex-1">
        <p className="text-ink">
          <span className="font-medium">{label}:</span> {value}
        </p>
        {outOf100 !== undefined && isDrawn && (
          <span className="mt-2.5 mb-1.5 block">
            <HundredPeople count={outOf100} />
          </span>
        )}
        <p className="text-muted text-xs">{source}</p>
      </div>
    </li>
  );
}
