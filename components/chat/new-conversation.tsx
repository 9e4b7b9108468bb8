"use client";

import type { ReactNode } from "react";
import { Composer } from "./composer";
import { EmptyState } from "./empty-state";
import type { FocusWish } from "./focus-wish";
import { Trouble } from "./trouble";
import type { TroubleWords } from "./trouble-words";

interface NewConversationProps {
  draft: string;
  onDraft: (text: string) => void;
  /** Makes the conversation and sends the message in it. */
  onSend: (text: string) => void;
  isCreating: boolean;
  error: TroubleWords | null;
  focusWish: FocusWish;
  note: ReactNode;
}

/** No conversation is open: the first message makes one. */
export function NewConversation(props: NewConversationProps) {
  const { draft, onDraft, onSend, isCreating, error, focusWish, note } = props;
  return (
    <>
      <div className="min-h-0 flex-1 overflow-y-auto">
        <EmptyState draft={draft} onDraft={onDraft} />
      </div>
      {error && <Trouble trouble={error} />}
      <Composer
        text={draft}
        onChange={onDraft}
        onSend={() => onSend(draft)}
        disabled={isCreating}
        focusWish={focusWish}
        note={note}
      />
    </>
  );
}
