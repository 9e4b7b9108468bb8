"use client";

import { useCallback, useState } from "react";
import { titleFrom } from "@/lib/features/chat/model";
import type { ChatSessionView } from "@/lib/features/chat/schema";
import { troubleOf, type TroubleWords } from "./trouble-words";

const MISSING = { words: "This conversation is not here any more. What you write now begins a new one." };
const READY = { isCreating: false, trouble: null };

interface Beginning {
  create: (title: string) => Promise<ChatSessionView>;
  /** Sends the first message in a conversation that was made a moment ago. */
  send: (sessionId: string, text: string) => void;
  setDraft: (text: string, of?: string | null) => void;
  show: (sessionId: string | null, how?: { inPlace: boolean }) => void;
}

/** The conversation that does not exist yet: its first message makes it, with a title from that message. */
export function useBeginning({ create, send, setDraft, show }: Beginning) {
  const [state, setState] = useState<{ isCreating: boolean; trouble: TroubleWords | null }>(READY);

  const begin = async (text: string) => {
    if (state.isCreating) return;
    setState({ isCreating: true, trouble: null });
    try {
      const session = await create(titleFrom(text));
      setDraft("");
      send(session.id, text);
      show(session.id);
      setState(READY);
    } catch (error) {
      setState({ isCreating: false, trouble: troubleOf(error) });
    }
  };
  /** From a conversation that is not there, with what could not be said in it. */
  const beginInstead = useCallback(
    (text: string) => {
      show(null, { inPlace: true });
      if (text) setDraft(text, null);
      setState({ isCreating: false, trouble: MISSING });
    },
    [setDraft, show],
  );
  const reset = useCallback(() => setState(READY), []);
  return { ...state, begin, beginInstead, reset };
}
