"use client";

import { Button } from "@/components/ui/button";
import type { ReportView } from "@/lib/features/report/schema";
import { Fold } from "../fold";
import { RadarCard } from "./radar-card";
import { ScaleLegend, TraitScale } from "./trait-scale";

interface EstimatedProfileProps {
  data: NonNullable<ReportView["hexacoData"]>;
  onQuestionnaire: () => void;
}

export function EstimatedProfile({ data: { estimates, note }, onQuestionnaire }: EstimatedProfileProps) {
  return (
    <div className="grid items-start gap-x-14 gap-y-6 lg:grid-cols-[24rem_minmax(0,1fr)]">
      <RadarCard
        title="Estimate from your mail"
        summary="Each ring is 20%; the outer one is 100%. These are no measurements."
        caption="Six traits estimated from mail, with their likely ranges"
        heading="Estimate"
        traits={estimates}
      />
      <div>
        <div className="border-signal/40 bg-signal-soft mb-6 rounded-lg border p-5">
          <p className="text-ink font-medium">Estimate from your mail</p>
          <p className="text-ink mt-1 text-sm">
            Mail tells little about character, so each trait stands at or near the average, and its range is almost that
            of all people. Three minutes of questions replace it.
          </p>
          <Button variant="secondary" size="sm" className="mt-3 print:hidden" onClick={onQuestionnaire}>
            Replace it with the questionnaire
          </Button>
        </div>
        <ul className="mb-3 grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-2 sm:gap-y-4">
          {estimates.map((estimate) => (
            <li key={estimate.trait} className="contents">
              <h3 className="text-ink text-sm font-medium sm:text-base">{estimate.label}</h3>
              <TraitScale trait={estimate} />
              <p className="display-type text-ink text-right tabular-nums sm:text-lg">
                {estimate.score}% <span className="text-muted text-xs">estimate</span>
              </p>
            </li>
          ))}
        </ul>
        <ScaleLegend />
        <Fold className="border-subtle mt-3 border-t" summary="What each estimate rests on, and its likely range">
          <ul className="divide-subtle divide-y">
            {estimates.map((estimate) => (
              <li key={estimate.trait} className="py-3 print:break-inside-avoid">
                <p className="text-ink text-sm font-medium">{estimate.label}</p>
                <p className="text-muted mt-1 text-sm">
                  Likely between {Math.round(estimate.low)}% and {Math.round(estimate.high)}%.
                </p>
                <p className="text-ink mt-1 text-sm">{estimate.basis}</p>
              </li>
            ))}
          </ul>
        </Fold>
        <p className="text-muted text-sm">{note}</p>
      </div>
    </div>
  );
}
