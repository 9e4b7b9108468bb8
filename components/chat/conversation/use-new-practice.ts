"use client";

import { useState } from "react";
import { startPractice } from "@/components/practices/practice-api";
import { usePrimePractices } from "@/components/practices/use-practices";
import type { ChatMessageView } from "@/lib/features/chat/schema";
import { toErrorCopy, type ErrorCopy } from "../client/error-copy";

const READY = { isStarting: false, error: null };

interface Options {
  onStarted: (conversationId: string, messages: ChatMessageView[]) => void;
}

export function useNewPractice({ onStarted }: Options) {
  const [state, setState] = useState<{ isStarting: boolean; error: ErrorCopy | null }>(READY);
  const prime = usePrimePractices();
  const start = async (practiceId: string, insightId?: string) => {
    if (state.isStarting) return;
    setState({ isStarting: true, error: null });
    try {
      const result = await startPractice({ practiceId, insightId });
      prime(result.run.conversationId, result);
      onStarted(result.run.conversationId, result.messages);
      setState(READY);
    } catch (error) {
      setState({ isStarting: false, error: toErrorCopy(error) });
    }
  };
  return { ...state, start };
}
