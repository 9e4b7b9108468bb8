"use client";

import { useCallback, useState } from "react";
import { deriveTitle } from "@/lib/features/chat/model";
import type { ConversationView } from "@/lib/features/chat/schema";
import { toErrorCopy, type ErrorCopy } from "../client/error-copy";

const CONVERSATION_MISSING = {
  message: "This conversation is not here any more. What you write now begins a new one.",
};
const IDLE = { isCreating: false, error: null };

interface NewConversationOptions {
  create: (title: string) => Promise<ConversationView>;
  send: (conversationId: string, text: string) => void;
  setDraft: (text: string, of?: string | null) => void;
  showConversation: (conversationId: string | null, options?: { replace: boolean }) => void;
}

export function useNewConversation({ create, send, setDraft, showConversation }: NewConversationOptions) {
  const [state, setState] = useState<{ isCreating: boolean; error: ErrorCopy | null }>(IDLE);

  const start = async (text: string) => {
    if (state.isCreating) return;
    setState({ isCreating: true, error: null });
    try {
      const conversation = await create(deriveTitle(text));
      setDraft("");
      send(conversation.id, text);
      showConversation(conversation.id);
      setState(IDLE);
    } catch (error) {
      setState({ isCreating: false, error: toErrorCopy(error) });
    }
  };
  const startInstead = useCallback(
    (text: string) => {
      showConversation(null, { replace: true });
      if (text) setDraft(text, null);
      setState({ isCreating: false, error: CONVERSATION_MISSING });
    },
    [setDraft, showConversation],
  );
  const reset = useCallback(() => setState(IDLE), []);
  return { ...state, start, startInstead, reset };
}
