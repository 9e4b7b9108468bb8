"use client";

import { useMemo } from "react";
import { notify } from "@/components/ui/toast";
import type { Overlay } from "./chat-dialogs";
import { orSay } from "./or-say";
import type { SessionActs } from "./session-item";
import type { useSessions } from "./use-sessions";

interface Doings extends Pick<ReturnType<typeof useSessions>, "rename" | "pin" | "restore"> {
  openId: string | null;
  open: (id: string) => void;
  show: (id: null) => void;
  setOverlay: (overlay: Overlay) => void;
}

/** What can be done with a conversation of the list, and what follows a deletion: no selection, and a way back. */
export function useSessionActs({ openId, open, show, setOverlay, rename, pin, restore }: Doings) {
  const acts: SessionActs = useMemo(
    () => ({
      open,
      rename: (id, title) => orSay(() => rename(id, title)),
      pin: (id, pinned) => orSay(() => pin(id, pinned)),
      askToDelete: (doomed) => setOverlay({ doomed }),
    }),
    [open, setOverlay, rename, pin],
  );
  const onDeleted = (ids: string[]) => {
    if (openId && ids.includes(openId)) show(null);
    setOverlay(null);
    const title = ids.length === 1 ? "Conversation deleted" : `${ids.length} conversations deleted`;
    notify({ title, action: { label: "Undo", onClick: () => orSay(() => restore(ids)) } });
  };
  return { acts, onDeleted };
}
