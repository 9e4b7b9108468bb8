"use client";

import dynamic from "next/dynamic";
import { ChartFrame } from "@/components/ui/chart-frame";
import { Skeleton } from "@/components/ui/skeleton";
import type { ReportView, TraitView } from "@/lib/features/report/schema";
import { ReportSection } from "./report-section";

// The chart library is loaded with the report and with nothing else.
const TraitRadar = dynamic(() => import("./trait-radar").then(({ TraitRadar }) => TraitRadar), {
  ssr: false,
  loading: () => <Skeleton className="size-75 rounded-full" />,
});

const LEVELS: Record<TraitView["level"], string> = {
  low: "below the typical range",
  typical: "in the typical range",
  high: "above the typical range",
};

const percent = (score: number) => `${Math.round(score)}%`;
const bandOf = ({ low, high }: TraitView) => `likely between ${Math.round(low)} and ${Math.round(high)}`;

export function ProfileSection({ data }: { data: ReportView["hexacoData"] }) {
  return (
    <ReportSection id="profile" title="Your Personality Profile" width={data ? "page" : "text"}>
      {data ? <Profile data={data} /> : <Placeholder />}
    </ReportSection>
  );
}

function Placeholder() {
  return (
    <p className="border-subtle text-muted rounded-lg border border-dashed p-6">
      Your personality analysis follows email analysis. Your own scores or the questionnaire give it at once.
    </p>
  );
}

function Profile({ data: { traits, note } }: { data: NonNullable<ReportView["hexacoData"]> }) {
  return (
    <div className="mx-auto grid max-w-5xl items-start gap-10 lg:grid-cols-[22rem_minmax(0,1fr)] lg:gap-16">
      <ChartFrame
        title="Six traits at a glance"
        summary="Each ring is 20 points; the outer one is 100."
        table={<TraitTable traits={traits} />}
      >
        <TraitRadar traits={traits} />
      </ChartFrame>
      <div>
        <ul className="divide-subtle border-subtle divide-y border-t">
          {traits.map((trait) => (
            <TraitRow key={trait.trait} trait={trait} />
          ))}
        </ul>
        <p className="text-muted mt-5 text-sm">{note}</p>
      </div>
    </div>
  );
}

function TraitRow({ trait }: { trait: TraitView }) {
  return (
    <li className="py-5 print:break-inside-avoid">
      <div className="flex items-baseline justify-between gap-4">
        <h3 className="text-ink font-medium">{trait.label}</h3>
        <p className="text-ink font-medium tabular-nums">{percent(trait.score)}</p>
      </div>
      <Bar trait={trait} />
      <p className="text-muted mt-2 text-sm">
        {bandOf(trait)}, {LEVELS[trait.level]}
        {trait.percentile !== null && `; higher than ${trait.percentile} in 100 online test-takers`}
      </p>
      <p className="text-ink mt-1 text-sm">{trait.meaning}</p>
      {trait.facets.length > 0 && (
        <p className="text-muted mt-2 text-xs">
          {trait.facets.map(({ label, level }) => `${label}: ${level}`).join(" · ")}
        </p>
      )}
    </li>
  );
}

/** The score as a bar, and its error band as the lighter stretch around the bar's end. */
function Bar({ trait: { score, low, high } }: { trait: TraitView }) {
  return (
    <div aria-hidden="true" className="bg-sunken relative mt-2 h-2.5 rounded-full">
      <div className="bg-accent absolute inset-y-0 left-0 rounded-full" style={{ width: `${score}%` }} />
      <div
        className="border-signal bg-signal/45 absolute -inset-y-0.5 rounded-sm border-x-2"
        style={{ left: `${low}%`, width: `${high - low}%` }}
      />
    </div>
  );
}

function TraitTable({ traits }: { traits: TraitView[] }) {
  return (
    <table className="w-full text-left text-sm">
      <caption className="sr-only">The six trait scores with their likely ranges</caption>
      <thead className="text-muted">
        <tr className="border-subtle border-b">
          <th scope="col" className="py-2 pr-4 font-medium">
            Trait
          </th>
          <th scope="col" className="py-2 pr-4 font-medium">
            Score
          </th>
          <th scope="col" className="py-2 font-medium">
            Likely range
          </th>
        </tr>
      </thead>
      <tbody className="divide-subtle divide-y">
        {traits.map((trait) => (
          <tr key={trait.trait}>
            <th scope="row" className="text-ink py-2 pr-4 font-normal">
              {trait.label}
            </th>
            <td className="py-2 pr-4 tabular-nums">{Math.round(trait.score)}</td>
            <td className="py-2 tabular-nums">
              {Math.round(trait.low)} to {Math.round(trait.high)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
