"use client";

import dynamic from "next/dynamic";
import { ChartFrame } from "@/components/ui/chart-frame";
import { Skeleton } from "@/components/ui/feedback/skeleton";
import type { EstimateView, TraitView } from "@/lib/features/report/schema";
import { TraitTable } from "./trait-table";

// Only the report loads the chart library.
export const TraitRadar = dynamic(() => import("./trait-radar").then(({ TraitRadar }) => TraitRadar), {
  ssr: false,
  loading: () => <Skeleton className="size-75 rounded-full" />,
});

interface RadarCardProps {
  title: string;
  summary: string;
  caption: string;
  heading: string;
  traits: TraitView[] | EstimateView[];
}

export function RadarCard({ title, summary, caption, heading, traits }: RadarCardProps) {
  return (
    <div className="border-subtle bg-surface shadow-resting rounded-lg border p-4 sm:p-6 lg:sticky lg:top-6 print:static print:break-inside-avoid print:border-0 print:p-0 print:shadow-none">
      <ChartFrame
        title={title}
        summary={summary}
        table={<TraitTable caption={caption} heading={heading} rows={traits} />}
      >
        {/* The canvas keeps its size; on the narrowest screens its empty edge reaches over the card's padding. */}
        <div className="-my-11 max-[380px]:-mx-7 sm:my-0">
          <TraitRadar traits={traits} />
        </div>
      </ChartFrame>
    </div>
  );
}
