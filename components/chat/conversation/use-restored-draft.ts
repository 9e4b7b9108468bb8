"use client";

import { useEffect } from "react";
import type { ConversationController } from "../client/conversation-controller";
import type { ConversationState } from "../client/conversation-model";

interface RestoredDraftOptions {
  draft: string;
  onDraft: (text: string) => void;
  onMissing: (text: string) => void;
}

/**
 * Puts a text that was not sent back into the input, before a draft that was started meanwhile, and hands both to
 * `onMissing` when the conversation is gone. Clears the input once its text is sent.
 */
export function useRestoredDraft(
  controller: ConversationController,
  { phase, draftUpdate }: Pick<ConversationState, "phase" | "draftUpdate">,
  { draft, onDraft, onMissing }: RestoredDraftOptions,
): void {
  useEffect(() => {
    const isMissing = phase === "missing";
    if (!draftUpdate && !isMissing) return;
    controller.takeUpdates();
    const restored = draftUpdate?.kind === "restore" ? draftUpdate.text : "";
    const next = restored === draft ? draft : [restored, draft].filter(Boolean).join("\n\n");
    if (isMissing) onMissing(next);
    else if (restored) onDraft(next);
    else if (draft === draftUpdate?.text) onDraft("");
  }, [phase, draftUpdate, controller, draft, onDraft, onMissing]);
}
