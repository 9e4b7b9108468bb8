"use client";

import { useCallback, useState } from "react";
import { titleFrom } from "@/lib/features/chat/model";
import type { ChatSessionView } from "@/lib/features/chat/schema";
import { paths } from "@/lib/shared/paths";
import { troubleOf, type TroubleWords } from "./trouble-words";

const MISSING = { words: "This conversation is not here any more. What you write now begins a new one." };
const READY = { isCreating: false, trouble: null };

interface Beginning {
  openId: string | null;
  create: (title: string) => Promise<ChatSessionView>;
  /** Sends the first message in a conversation that was made a moment ago. */
  send: (sessionId: string, text: string) => void;
  setDraft: (text: string, of?: string | null) => void;
}

/** The conversation that does not exist yet: its first message makes it, with a title from that message. */
export function useBeginning({ openId, create, send, setDraft }: Beginning) {
  const [state, setState] = useState<{ isCreating: boolean; trouble: TroubleWords | null }>(READY);
  // Until the conversation has taken its place, the input of the new one stays as it is.
  if (openId && state.isCreating) setState(READY);

  const begin = async (text: string) => {
    if (state.isCreating) return;
    setState({ isCreating: true, trouble: null });
    try {
      const session = await create(titleFrom(text));
      setDraft("");
      send(session.id, text);
      window.history.pushState(null, "", paths.conversation(session.id));
    } catch (error) {
      setState({ isCreating: false, trouble: troubleOf(error) });
    }
  };
  /** From a conversation that is not there, with what could not be said in it. */
  const beginInstead = useCallback(
    (text: string) => {
      window.history.replaceState(null, "", paths.chat);
      if (text) setDraft(text, null);
      setState({ isCreating: false, trouble: MISSING });
    },
    [setDraft],
  );
  const reset = useCallback(() => setState(READY), []);
  return { ...state, begin, beginInstead, reset };
}
