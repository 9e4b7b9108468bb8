"use client";

import { useCallback, useEffect, useState } from "react";
import { readFromTab, saveToTab } from "@/lib/shared/browser/tab-storage";

const STORAGE_KEY = "clarity-draft-new";

/** The draft of a new conversation. It survives a reload in this tab and is stored nowhere else. */
export function useDraft(): [string, (text: string) => void] {
  const [draft, setDraft] = useState<string | null>(null);

  useEffect(() => {
    const stored = readFromTab(STORAGE_KEY);
    // sessionStorage may only be read after hydration.
    if (stored) queueMicrotask(() => setDraft((typed) => typed ?? stored));
  }, []);

  const changeDraft = useCallback((text: string) => {
    setDraft(text);
    saveToTab(STORAGE_KEY, text);
  }, []);
  return [draft ?? "", changeDraft];
}
