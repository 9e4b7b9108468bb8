"use client";

import { useSearchParams } from "next/navigation";
import { useCallback, useEffect, useState } from "react";
import { paths } from "@/lib/shared/paths";

const readIdFromUrl = () => new URLSearchParams(window.location.search).get("session");

/**
 * The open conversation, or null for a new one. Kept in step with the URL and with `popstate`. `useSearchParams` only
 * gives the first value: Next.js updates it at low priority, on slow phones after the reply.
 */
export function useConversationId() {
  const [conversationId, setConversationId] = useState(useSearchParams().get("session"));

  useEffect(() => {
    const follow = () => setConversationId(readIdFromUrl());
    window.addEventListener("popstate", follow);
    return () => window.removeEventListener("popstate", follow);
  }, []);

  const showConversation = useCallback((id: string | null, { replace = false } = {}) => {
    const address = id === null ? paths.chat : paths.conversation(id);
    window.history[replace ? "replaceState" : "pushState"](null, "", address);
    setConversationId(id);
  }, []);
  return [conversationId, showConversation] as const;
}
