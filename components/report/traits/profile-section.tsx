"use client";

import { TRAIT_LABELS } from "@/lib/features/hexaco/model";
import { TRAITS } from "@/lib/features/hexaco/schema";
import { rangeText, scaleTexts } from "@/lib/features/report/model";
import type { ReportView, TraitView } from "@/lib/features/report/schema";
import { Fold } from "../fold";
import { ReportSection } from "../report-section";
import { EstimatedProfile } from "./estimated-profile";
import { NoProfile } from "./no-profile";
import { RadarCard, TraitRadar } from "./radar-card";
import { ScaleLegend, TraitScale } from "./trait-scale";

const percent = (score: number) => `${Math.round(score)}%`;

interface ProfileSectionProps {
  data: ReportView["hexacoData"];
  onQuestionnaire: () => void;
}

export function ProfileSection({ data, onQuestionnaire }: ProfileSectionProps) {
  return (
    <ReportSection id="profile" title="Your Personality Profile">
      {data === null && <NoProfile onQuestionnaire={onQuestionnaire} />}
      {data?.source === "mailbox-estimate" && <EstimatedProfile data={data} onQuestionnaire={onQuestionnaire} />}
      {data &&
        data.source !== "mailbox-estimate" &&
        (data.traits.length > 0 ? <Profile data={data} /> : <Scores data={data} />)}
    </ReportSection>
  );
}

function Profile({ data: { traits, note, source } }: { data: NonNullable<ReportView["hexacoData"]> }) {
  return (
    <div className="grid items-start gap-x-14 gap-y-4 sm:gap-y-6 lg:grid-cols-[24rem_minmax(0,1fr)]">
      <RadarCard
        title="Six traits at a glance"
        summary="Each ring is 20%; the outer one is 100%."
        caption="The six trait scores with their likely ranges"
        heading="Score"
        traits={traits}
      />
      <div>
        <ul className="mb-3 grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-2 sm:gap-y-4">
          {traits.map((trait) => (
            <TraitRow key={trait.trait} trait={trait} />
          ))}
        </ul>
        <ScaleLegend />
        <Fold className="border-subtle mt-3 border-t" summary="What each score means, and its likely range">
          <ul className="divide-subtle divide-y">
            {traits.map((trait) => (
              <TraitMeaning key={trait.trait} trait={trait} />
            ))}
          </ul>
          <p className="text-muted pb-3 text-sm">{scaleTexts(traits, source === "manual").join(" ")}</p>
          <p className="text-muted pb-3 text-sm">The likely range holds the score nine times in ten. {note}</p>
        </Fold>
      </div>
    </div>
  );
}

function Scores({ data: { hexaco_scores: scores } }: { data: NonNullable<ReportView["hexacoData"]> }) {
  const traits = TRAITS.map((trait) => ({ trait, score: scores[trait].score }));
  return (
    <div className="grid items-start gap-x-14 gap-y-10 lg:grid-cols-[24rem_minmax(0,1fr)]">
      <TraitRadar traits={traits} />
      <ul className="divide-subtle border-subtle divide-y border-y">
        {traits.map(({ trait, score }) => (
          <li key={trait} className="py-4">
            <div className="flex items-baseline justify-between gap-4">
              <h3 className="text-ink font-medium">{TRAIT_LABELS[trait]}</h3>
              <p className="display-type text-ink text-xl tabular-nums">{percent(score)}</p>
            </div>
            <div aria-hidden="true" className="bg-sunken mt-2 h-2 rounded-full">
              <div className="bg-accent h-2 rounded-full" style={{ width: percent(score) }} />
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}

function TraitRow({ trait }: { trait: TraitView }) {
  return (
    <li className="contents">
      <h3 className="text-ink text-sm font-medium sm:text-base">{trait.label}</h3>
      <TraitScale trait={trait} />
      <p className="display-type text-ink text-right tabular-nums sm:text-lg">{percent(trait.score)}</p>
    </li>
  );
}

function TraitMeaning({ trait }: { trait: TraitView }) {
  return (
    <li className="py-3 print:break-inside-avoid">
      <p className="text-ink text-sm font-medium">{trait.label}</p>
      {trait.level !== "typical" && <p className="text-ink mt-1">{trait.meaning}</p>}
      <p className="text-muted mt-1 text-sm">
        {rangeText(trait)}
        {trait.isNearTypical && ", though within measurement error of it"}
        {trait.percentile !== null && `; higher than ${trait.percentile} in 100 online test-takers`}
      </p>
      {trait.facets.length > 0 && (
        <p className="text-muted mt-1 text-xs">
          {trait.facets.map(({ label, level }) => `${label}: ${level}`).join(" · ")}
        </p>
      )}
    </li>
  );
}
