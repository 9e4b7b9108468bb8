"use client";

import { ArrowLeft, ChevronRight, FileText, Inbox, ListChecks, SlidersHorizontal, UserRound } from "lucide-react";
import { Alert } from "@/components/ui/feedback/alert";
import { Button } from "@/components/ui/button";
import { BoldText } from "@/components/ui/bold-text";
import { notify } from "@/components/ui/toasts/toast";
import { readInsights } from "@/lib/features/profile/model";
import type { ProfileAnalysis, TrialState } from "@/lib/features/trial/schema";
import { PRODUCT } from "@/lib/shared/product";
import { TrialAddress } from "./trial-address";
import { LegalLinks } from "./legal-links";
import { mailboxNotice } from "../notice-copy";
import { StepFrame } from "@/components/layout/step-frame";
import type { SourcePanel, TrialSlots } from "../slots";
import type { Send } from "../client/send";

interface ConnectStepProps {
  state: TrialState;
  send: Send;
  panels: TrialSlots["panels"];
  isMailboxConfigured: boolean;
  onConnectMailbox: () => void;
}

export function ConnectStep({ state, send, panels, isMailboxConfigured, onConnectMailbox }: ConnectStepProps) {
  const analysis = state.profile.status === "done" ? state.profile.result : null;
  const insights = analysis && readInsights(analysis.insights);
  const hasReport = state.report.status === "background" || state.report.status === "ready";

  return (
    <StepFrame title={insights?.name ? `Hi ${insights.name}.` : "Choose the sources of your report"}>
      {insights ? <Insights paragraphs={insights.paragraphs} /> : <NoInsights />}
      {hasReport && (
        <Button variant="secondary" className="mt-6" onClick={() => send({ type: "report-wanted" })}>
          Back to your report
        </Button>
      )}
      <MailboxOffer isConfigured={isMailboxConfigured} onConnect={onConnectMailbox} />
      <SourceOptions ways={sourceOptionsOf(analysis, send).filter(({ panel }) => !panel || panels[panel])} />
      <TrialAddress state={state} send={send} />
      {state.auth !== "signed-in" && (
        <Button variant="ghost" className="mt-8 -ml-5" onClick={() => send({ type: "back" })}>
          <ArrowLeft aria-hidden="true" className="size-4" /> Back
        </Button>
      )}
    </StepFrame>
  );
}

function NoInsights() {
  return (
    <p className="text-muted mt-3 text-lg">
      Each source is used only for what it can show, and only if you choose it. One is enough to begin.
    </p>
  );
}

function Insights({ paragraphs }: { paragraphs: string[] }) {
  return (
    <div className="text-ink mt-5 space-y-4 text-lg">
      {paragraphs.map((paragraph, index) => (
        <p key={index} className="whitespace-pre-line">
          <BoldText text={paragraph} />
        </p>
      ))}
    </div>
  );
}

function MailboxOffer({ isConfigured, onConnect }: { isConfigured: boolean; onConnect: () => void }) {
  return (
    <div className="border-subtle bg-surface shadow-resting mt-10 rounded-lg border p-6 sm:p-8">
      <h2 className="display-type text-ink text-2xl">Want to go deeper?</h2>
      <p className="text-muted mt-2">
        Connect your {PRODUCT.mailboxProvider}, and Clarity measures how you write to people: from your sent mail alone,
        keeping figures and never the messages.
      </p>
      <Button
        size="lg"
        variant={isConfigured ? "primary" : "secondary"}
        className="mt-5 w-full px-4 sm:w-auto sm:px-7"
        onClick={isConfigured ? onConnect : () => notify(mailboxNotice("not-configured"))}
      >
        Connect {PRODUCT.mailboxProvider} for Full Analysis
      </Button>
      {!isConfigured && (
        <Alert tone="info" className="mt-4">
          {PRODUCT.mailboxProvider} is not configured on this installation. Every other way below works without it.
        </Alert>
      )}
      <div className="mt-5">
        <LegalLinks />
      </div>
    </div>
  );
}

interface SourceOption {
  title: string;
  text: string;
  icon: typeof Inbox;
  choose: () => void;
  panel?: SourcePanel;
}

function sourceOptionsOf(analysis: ProfileAnalysis | null, send: Send): SourceOption[] {
  const opens = (panel: SourcePanel) => ({ panel, choose: () => send({ type: "panel-chosen", panel }) });
  return [
    {
      title: "Answer the questionnaire",
      text: "24, 60 or 96 statements, three to twelve minutes. The most reliable source.",
      icon: ListChecks,
      ...opens("questionnaire"),
    },
    {
      title: "Enter your HEXACO scores",
      text: "For those who have six scores from a test. Two minutes.",
      icon: SlidersHorizontal,
      choose: () => send({ type: "manual-chosen" }),
    },
    {
      title: "Read a mailbox file",
      text: "A file, folder or ZIP from your mail program, read in your browser. The messages stay on your machine.",
      icon: Inbox,
      ...opens("mailbox"),
    },
    {
      title: "Add your CV or LinkedIn export",
      text: "A PDF, your data export or pasted text. Role and history only.",
      icon: FileText,
      ...opens("document"),
    },
    {
      title: analysis ? "Use another LinkedIn profile" : "Add your LinkedIn profile",
      text: "By its address. Role and history only.",
      icon: UserRound,
      choose: () => send({ type: "linkedin-chosen" }),
    },
  ];
}

function SourceOptions({ ways }: { ways: SourceOption[] }) {
  return (
    <section className="mt-12">
      <h2 className="display-type text-ink text-xl">Or choose another way</h2>
      <ul className="border-subtle divide-subtle mt-4 divide-y border-y">
        {ways.map(({ title, text, icon: Icon, choose }) => (
          <li key={title}>
            <button
              type="button"
              onClick={choose}
              className="hover:bg-sunken -mx-3 flex min-h-16 w-[calc(100%+1.5rem)] items-center gap-4 rounded-md px-3 py-4 text-left transition-colors"
            >
              <Icon aria-hidden="true" className="text-accent size-5 shrink-0" />
              <span className="min-w-0 flex-1">
                <span className="text-ink block font-medium">{title}</span>
                <span className="text-muted block text-sm">{text}</span>
              </span>
              <ChevronRight aria-hidden="true" className="text-muted size-5 shrink-0" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
