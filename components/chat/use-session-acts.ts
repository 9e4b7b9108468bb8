"use client";

import { useMemo } from "react";
import { notify } from "@/components/ui/toast";
import { paths } from "@/lib/shared/paths";
import type { Overlay } from "./chat-dialogs";
import { orSay } from "./or-say";
import type { SessionActs } from "./session-item";
import type { useSessions } from "./use-sessions";

interface Doings extends Pick<ReturnType<typeof useSessions>, "rename" | "pin" | "restore"> {
  openId: string | null;
  open: (path: string) => void;
  setOverlay: (overlay: Overlay) => void;
}

/** What can be done with a conversation of the list, and what follows a deletion: no selection, and a way back. */
export function useSessionActs({ openId, open, setOverlay, rename, pin, restore }: Doings) {
  const acts: SessionActs = useMemo(
    () => ({
      open: (id) => open(paths.conversation(id)),
      rename: (id, title) => orSay(() => rename(id, title)),
      pin: (id, pinned) => orSay(() => pin(id, pinned)),
      askToDelete: (doomed) => setOverlay({ doomed }),
    }),
    [open, setOverlay, rename, pin],
  );
  const onDeleted = (ids: string[]) => {
    if (openId && ids.includes(openId)) window.history.pushState(null, "", paths.chat);
    setOverlay(null);
    const title = ids.length === 1 ? "Conversation deleted" : `${ids.length} conversations deleted`;
    notify({ title, action: { label: "Undo", onClick: () => orSay(() => restore(ids)) } });
  };
  return { acts, onDeleted };
}
