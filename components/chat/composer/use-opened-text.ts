"use client";

import { useEffect, useRef } from "react";
import { writeOwnVersion } from "@/lib/features/coach/model";
import type { ClientMessage } from "../client/merge-messages";

/** Puts the text that the newest reply opens for a change into the message field, once and only where it is empty. */
export function useOpenedText(newest: ClientMessage | undefined, draft: string, onDraft: (text: string) => void): void {
  const openedId = useRef<string | null>(null);
  useEffect(() => {
    if (!newest?.opens || openedId.current === newest.id) return;
    openedId.current = newest.id;
    if (draft === "") onDraft(writeOwnVersion(newest.opens));
  }, [newest, draft, onDraft]);
}
