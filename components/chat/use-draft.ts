"use client";

import { useCallback, useEffect, useState } from "react";
import { forgetInTab, keepInTab, readFromTab } from "@/lib/shared/tab-storage";

const keyOf = (sessionId: string | null) => `clarity-draft-${sessionId ?? "new"}`;

/**
 * What is being written in a conversation. It survives a reload and a change of conversation in this tab, and nothing
 * else: drafts are kept for the session only.
 */
export function useDraft(sessionId: string | null): [string, (text: string, of?: string | null) => void] {
  const [drafts, setDrafts] = useState<Record<string, string>>({});
  const key = keyOf(sessionId);

  useEffect(() => {
    const kept = readFromTab(key);
    // What the browser kept is known only after the server's markup has been taken over.
    if (kept) queueMicrotask(() => setDrafts((known) => (key in known ? known : { ...known, [key]: kept })));
  }, [key]);

  /** `of` names another conversation than the open one; null is the one that is still to be made. */
  const setDraft = useCallback(
    (text: string, of: string | null = sessionId) => {
      const key = keyOf(of);
      setDrafts((known) => ({ ...known, [key]: text }));
      if (text) keepInTab(key, text);
      else forgetInTab(key);
    },
    [sessionId],
  );
  return [drafts[key] ?? "", setDraft];
}
