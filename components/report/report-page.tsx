"use client";

import { Printer } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Button } from "@/components/ui/button";
import type { ReportView } from "@/lib/features/report/schema";
import { Closing } from "./closing";
import { InsightItem } from "./insights/insight-item";
import { Masthead } from "./masthead";
import { CoachSection } from "./coach-section";
import { OwnWords } from "./own-words";
import { OutsideViewLink } from "./outside-view-link";
import { ProfileSection } from "./traits/profile-section";
import { ReportSection } from "./report-section";
import { SourcesSection } from "./sources-section";
import { DisputedInsights, verdictsOf } from "./insights/disputed-insights";
import { useExpandForPrint } from "./use-expand-for-print";

interface ReportPageProps {
  report: ReportView;
  userId: number;
  profileName: string | null;
  isOpeningChat: boolean;
  onChat: () => void;
  onAddSource: () => void;
  onQuestionnaire: () => void;
  canAskColleagues?: boolean;
  work?: ReactNode;
}

export function ReportPage({
  report,
  userId,
  profileName,
  isOpeningChat,
  onChat,
  onAddSource,
  onQuestionnaire,
  canAskColleagues = false,
  work,
}: ReportPageProps) {
  useExpandForPrint();
  const { details, hexacoData, aiPersonality, proposals } = report;
  const traits = hexacoData?.traits ?? [];

  const [verdicts, setVerdicts] = useState(() => verdictsOf(details));

  return (
    <article className="animate-rise mx-auto w-full max-w-5xl pt-4 pb-4 sm:pt-14 sm:pb-16 print:pt-6 print:pb-0">
      <Masthead report={report} profileName={profileName} verdicts={verdicts} />
      {work}
      <ReportSection id="insights" title="What I See in You">
        <ol className="divide-subtle border-subtle divide-y border-t">
          {details.map((insight, index) => (
            <InsightItem
              key={insight.id}
              insight={insight}
              position={index + 1}
              traits={traits}
              userId={userId}
              onQuestionnaire={onQuestionnaire}
              onVerdict={({ id }, verdict) => setVerdicts((known) => new Map(known).set(id, verdict))}
            />
          ))}
        </ol>
        <OwnWords proposals={proposals} details={details} verdicts={verdicts} />
        <DisputedInsights details={details} verdicts={verdicts} />
      </ReportSection>
      <ProfileSection data={hexacoData} onQuestionnaire={onQuestionnaire} />
      {canAskColleagues && hexacoData && <OutsideViewLink details={details} />}
      <CoachSection persona={aiPersonality} />
      {report.createdAt && <SourcesSection report={report} onAddSource={onAddSource} />}
      <Closing isOpeningChat={isOpeningChat} onChat={onChat} />
      <p className="mt-1 flex justify-center print:hidden">
        <Button variant="ghost" onClick={() => window.print()}>
          <Printer aria-hidden="true" className="size-4" /> Print or save as PDF
        </Button>
      </p>
    </article>
  );
}
