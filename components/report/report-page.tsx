"use client";

import { Printer } from "lucide-react";
import { useHeadingFocus } from "@/components/layout/use-heading-focus";
import { Button } from "@/components/ui/button";
import { firstNameOf } from "@/lib/features/accounts/model";
import type { ReportView } from "@/lib/features/report/schema";
import { formatDate } from "@/lib/shared/dates";
import { Closing } from "./closing";
import { InsightItem } from "./insight-item";
import { PartnerSection } from "./partner-section";
import { ProfileSection } from "./profile-section";
import { ReportSection } from "./report-section";
import { SourcesSection } from "./sources-section";
import { usePrintedInFull } from "./use-printed-in-full";

interface ReportPageProps {
  report: ReportView;
  userId: number;
  /** From the linked profile; the person's own name and address stand in for it. */
  profileName: string | null;
  isOpeningChat: boolean;
  onChat: () => void;
  onAddSource: () => void;
}

/** The whole report: what was seen, the profile, the partner, what it rests on, and the way on. */
export function ReportPage({ report, userId, profileName, isOpeningChat, onChat, onAddSource }: ReportPageProps) {
  const heading = useHeadingFocus();
  usePrintedInFull();
  const { user, details, hexacoData, aiPersonality, version, createdAt } = report;

  return (
    <article className="animate-rise mx-auto w-full pt-8 pb-20 sm:pt-12 print:pt-0">
      <header className="max-w-text mx-auto">
        <p className="eyebrow">
          Your report, version {version}, <time dateTime={createdAt}>{formatDate(createdAt)}</time>
        </p>
        <h1 ref={heading} tabIndex={-1} className="display-type text-ink mt-2 text-4xl">
          I See You, {firstNameOf(profileName ?? user.name, user.email)}
        </h1>
        <p className="text-muted mt-4 text-lg">
          These are tendencies, never verdicts. Each one says what it rests on and how sure it is, and you can strike
          what does not fit.
        </p>
      </header>

      <ReportSection id="insights" title="What I See in You">
        <ol className="divide-subtle border-subtle divide-y border-t">
          {details.map((insight) => (
            <InsightItem key={insight.id} insight={insight} userId={userId} />
          ))}
        </ol>
      </ReportSection>
      <ProfileSection data={hexacoData} />
      <PartnerSection persona={aiPersonality} />
      <SourcesSection report={report} onAddSource={onAddSource} />
      <Closing isOpeningChat={isOpeningChat} onChat={onChat} />
      <p className="mt-8 flex justify-center print:hidden">
        <Button variant="ghost" onClick={() => window.print()}>
          <Printer aria-hidden="true" className="size-4" /> Print or save as PDF
        </Button>
      </p>
    </article>
  );
}
