"use client";

import { Printer } from "lucide-react";
import { Button } from "@/components/ui/button";
import type { ReportView } from "@/lib/features/report/schema";
import { Closing } from "./closing";
import { InsightItem } from "./insight-item";
import { Masthead } from "./masthead";
import { CoachSection } from "./coach-section";
import { ProfileSection } from "./profile-section";
import { ReportSection } from "./report-section";
import { SourcesSection } from "./sources-section";
import { useExpandForPrint } from "./use-expand-for-print";

interface ReportPageProps {
  report: ReportView;
  userId: number;
  profileName: string | null;
  isOpeningChat: boolean;
  onChat: () => void;
  onAddSource: () => void;
  onQuestionnaire: () => void;
}

export function ReportPage({ report, userId, profileName, isOpeningChat, onChat, ...ways }: ReportPageProps) {
  useExpandForPrint();
  const { onAddSource, onQuestionnaire } = ways;
  const { details, hexacoData, aiPersonality } = report;
  const traits = hexacoData?.traits ?? [];

  return (
    <article className="animate-rise mx-auto w-full max-w-5xl pt-8 pb-20 sm:pt-14 print:pt-0">
      <Masthead report={report} profileName={profileName} />
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
            />
          ))}
        </ol>
      </ReportSection>
      <ProfileSection data={hexacoData} onQuestionnaire={onQuestionnaire} />
      <CoachSection persona={aiPersonality} />
      {report.createdAt && <SourcesSection report={report} onAddSource={onAddSource} />}
      <Closing isOpeningChat={isOpeningChat} onChat={onChat} />
      <p className="mt-8 flex justify-center print:hidden">
        <Button variant="ghost" onClick={() => window.print()}>
          <Printer aria-hidden="true" className="size-4" /> Print or save as PDF
        </Button>
      </p>
    </article>
  );
}
