"use client";

import type { ReactNode } from "react";
import { Composer } from "../composer/composer";
import { matchPractices } from "@/components/practices/match-practices";
import type { PracticeSummary } from "@/lib/features/practices/schema";
import { EmptyState } from "./empty-state";
import { asksForPractices, PracticeDock } from "../composer/practice-dock";
import type { FocusRequest } from "../composer/focus-request";
import { ErrorBanner } from "./error-banner";
import type { ErrorCopy } from "../client/error-copy";

interface NewConversationProps {
  draft: string;
  onDraft: (text: string) => void;
  practices: PracticeSummary[];
  suggestedId: string | null;
  today: ReactNode;
  isCompact: boolean;
  onPractice: (practiceId: string) => void;
  onSend: (text: string) => void;
  isCreating: boolean;
  error: ErrorCopy | null;
  focusRequest: FocusRequest;
  note: ReactNode;
}

export function NewConversation(props: NewConversationProps) {
  const { draft, onDraft, onSend, isCreating, error, focusRequest, note, practices, onPractice } = props;
  const matches = asksForPractices(draft) ? matchPractices(practices, draft) : null;
  const send = () => {
    if (!matches) return onSend(draft);
    if (matches[0]) onPractice(matches[0].id);
  };
  return (
    <>
      <div className="min-h-0 flex-1 overflow-y-auto">
        <EmptyState
          today={props.today}
          isCompact={props.isCompact}
          practices={practices}
          suggestedId={props.suggestedId}
          isStarting={isCreating}
          onPractice={onPractice}
        />
      </div>
      {error && <ErrorBanner error={error} />}
      <PracticeDock practices={null} matches={matches} onStart={onPractice} isStarting={isCreating}>
        <Composer
          text={draft}
          onChange={onDraft}
          onSend={send}
          disabled={isCreating}
          focusRequest={focusRequest}
          note={note}
        />
      </PracticeDock>
    </>
  );
}
