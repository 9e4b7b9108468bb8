"use client";

import { useCallback, useState } from "react";
import { startPractice } from "@/components/practices/practice-api";
import { usePrimePractices } from "@/components/practices/use-practices";
import { deriveTitle } from "@/lib/features/chat/model";
import type { ChatMessageView, ConversationView } from "@/lib/features/chat/schema";
import { toErrorCopy, type ErrorCopy } from "../client/error-copy";

const CONVERSATION_MISSING = {
  message: "This conversation no longer exists. What you write now starts a new one.",
};
const IDLE = { isCreating: false, error: null };

interface NewConversationOptions {
  create: (title: string) => Promise<ConversationView>;
  send: (conversationId: string, text: string) => void;
  onPracticeStarted: (conversationId: string, messages: ChatMessageView[]) => void;
  setDraft: (text: string) => void;
  showConversation: (conversationId: string | null, options?: { replace: boolean }) => void;
}

export function useNewConversation(options: NewConversationOptions) {
  const { create, send, onPracticeStarted, setDraft, showConversation } = options;
  const [state, setState] = useState<{ isCreating: boolean; error: ErrorCopy | null }>(IDLE);
  const prime = usePrimePractices();

  /** `begin` resolves to the id of the conversation. */
  const open = async (begin: () => Promise<string>) => {
    if (state.isCreating) return;
    setState({ isCreating: true, error: null });
    try {
      const conversationId = await begin();
      setDraft("");
      showConversation(conversationId);
      setState(IDLE);
    } catch (error) {
      setState({ isCreating: false, error: toErrorCopy(error) });
    }
  };
  const start = (text: string) =>
    open(async () => {
      const { id } = await create(deriveTitle(text));
      send(id, text);
      return id;
    });
  const startWithPractice = (practiceId: string, insightId?: string) =>
    open(async () => {
      const result = await startPractice({ practiceId, insightId });
      const { conversationId } = result.run;
      prime(conversationId, result);
      onPracticeStarted(conversationId, result.messages);
      return conversationId;
    });
  const startInstead = useCallback(
    (text: string) => {
      showConversation(null, { replace: true });
      if (text) setDraft(text);
      setState({ isCreating: false, error: CONVERSATION_MISSING });
    },
    [setDraft, showConversation],
  );
  const reset = useCallback(() => setState(IDLE), []);
  return { ...state, start, startWithPractice, startInstead, reset };
}
