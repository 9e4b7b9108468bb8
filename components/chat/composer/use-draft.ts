"use client";

import { useCallback, useEffect, useState } from "react";
import { removeFromTab, saveToTab, readFromTab } from "@/lib/shared/browser/tab-storage";

const storageKey = (conversationId: string | null) => `clarity-draft-${conversationId ?? "new"}`;

/**
 * The draft of a conversation. It survives a reload and a change of conversation in this tab and is stored nowhere
 * else.
 */
export function useDraft(
  conversationId: string | null,
): [string, (text: string, conversationId?: string | null) => void] {
  const [drafts, setDrafts] = useState<Record<string, string>>({});
  const key = storageKey(conversationId);

  useEffect(() => {
    const stored = readFromTab(key);
    // sessionStorage may only be read after hydration.
    if (stored) queueMicrotask(() => setDrafts((known) => (key in known ? known : { ...known, [key]: stored })));
  }, [key]);

  const setDraft = useCallback(
    (text: string, id: string | null = conversationId) => {
      const key = storageKey(id);
      setDrafts((known) => ({ ...known, [key]: text }));
      if (text) saveToTab(key, text);
      else removeFromTab(key);
    },
    [conversationId],
  );
  return [drafts[key] ?? "", setDraft];
}
