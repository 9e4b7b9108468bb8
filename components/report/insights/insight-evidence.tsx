import { ArrowLeftRight, BookOpen, Gauge, Info, Mail, Pencil, Quote, UserRound } from "lucide-react";
import { findStudy, forecastOf, type Forecast, certaintyTexts } from "@/lib/features/report/model";
import type { Confidence, EvidenceKind, EvidenceView, InsightView } from "@/lib/features/report/schema";
import { Fold } from "../fold";
import { HundredPeople } from "./hundred-people";
import { isForecastWorthDrawing, showsForecast } from "./insight-figure";

const CERTAINTY: Record<Confidence, string> = {
  high: "Almost certain: error would hardly move it to the other side.",
  moderate: "Fairly certain: it probably lies here, and error could still explain it.",
  low: "Uncertain: error may well explain it.",
};
const FEW_STAYS = "The dates are as in your profile; so few earlier stays make a weak comparison.";

const REST = "The rest of the text follows from what the statements ask.";
const FORECASTS: Record<Forecast, string> = {
  hardly: "Hardly at all, in the one outcome with a published figure.",
  weakly: "Weakly, in the one outcome named above: it shifts the odds a little.",
  modestly: "Modestly, in the one outcome named above: it shifts the odds, and many with such a score do otherwise.",
  unmeasured: "Nobody has measured it for this. It is an inference, worth checking against your own week.",
  studied: "Studies of other people found the effect named above. For your readers nobody has measured it.",
  unstudied: "Nobody has measured it. It is an inference, worth checking with one of them.",
};

const forecastText = (insight: InsightView) =>
  [FORECASTS[forecastOf(insight)], findStudy(insight.evidence) && REST].filter(Boolean).join(" ");

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

export function InsightEvidence({ insight }: { insight: InsightView }) {
  const { evidence, confidence, wouldChange } = insight;
  const isCounted = evidence.some(({ kind }) => kind === "mailbox");
  return (
    <Fold className="open:basis-full" summary="What this rests on">
      <div className="bg-sunken mb-3 space-y-5 rounded-lg p-5 text-sm sm:p-6 print:space-y-2.5 print:bg-transparent print:p-0">
        <ul className="space-y-5 print:space-y-2.5">
          {evidence.map((fact, at) => (
            <Fact
              key={`${fact.label}/${fact.value}`}
              fact={fact}
              isDrawn={isForecastWorthDrawing(insight) && !showsForecast(insight)}
              isSourceNamed={evidence[at + 1]?.source !== fact.source}
            />
          ))}
        </ul>
        <dl className="border-subtle grid gap-x-8 gap-y-3 border-t pt-4 sm:grid-cols-3 print:break-inside-avoid print:pt-2.5">
          {certaintyTexts(insight) && (
            <>
              <div>
                <dt className="text-ink font-medium">How certain the figure is</dt>
                <dd className="text-muted">{evidence[0]?.kind === "profile" ? FEW_STAYS : CERTAINTY[confidence]}</dd>
              </div>
              <div>
                <dt className="text-ink font-medium">
                  {isCounted ? "What it does to readers" : "How well it predicts behaviour"}
                </dt>
                <dd className="text-muted">{forecastText(insight)}</dd>
              </div>
            </>
          )}
          <div>
            <dt className="text-ink font-medium">What would change it</dt>
            <dd className="text-muted">{wouldChange}</dd>
          </div>
        </dl>
      </div>
    </Fold>
  );
}

interface FactProps {
  fact: EvidenceView;
  isDrawn: boolean;
  isSourceNamed: boolean;
}

function Fact({ fact: { kind, label, value, source, outOf100 }, isDrawn, isSourceNamed }: FactProps) {
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
        {isSourceNamed && <p className="text-muted text-xs">{source}</p>}
      </div>
    </li>
  );
}
