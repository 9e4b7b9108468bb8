"use client";

import type { ReactNode } from "react";
import { Composer } from "./composer";
import { Trouble } from "./conversation";
import { EmptyState } from "./empty-state";

interface NewConversationProps {
  draft: string;
  onDraft: (text: string) => void;
  /** Makes the conversation and sends the message in it. */
  onSend: (text: string) => void;
  isCreating: boolean;
  error: string | null;
  note: ReactNode;
}

/** No conversation is open: the first message makes one. */
export function NewConversation({ draft, onDraft, onSend, isCreating, error, note }: NewConversationProps) {
  return (
    <>
      <div className="min-h-0 flex-1 overflow-y-auto">
        <EmptyState onOpener={onDraft} />
      </div>
      {error && <Trouble words={error} />}
      <Composer text={draft} onChange={onDraft} onSend={() => onSend(draft)} disabled={isCreating} note={note} />
    </>
  );
}
