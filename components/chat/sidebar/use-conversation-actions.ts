"use client";

import { useMemo } from "react";
import type { Overlay } from "../dialogs/chat-dialogs";
import { notifyDeleted, notifyOnError } from "../chat-notices";
import type { ConversationActions } from "./conversation-item";
import type { useConversationList } from "./use-conversation-list";

interface ConversationActionsOptions extends Pick<
  ReturnType<typeof useConversationList>,
  "rename" | "pin" | "restore"
> {
  conversationId: string | null;
  open: (id: string) => void;
  showConversation: (id: null) => void;
  setOverlay: (overlay: Overlay) => void;
}

export function useConversationActions({
  conversationId,
  open,
  showConversation,
  setOverlay,
  rename,
  pin,
  restore,
}: ConversationActionsOptions) {
  const actions: ConversationActions = useMemo(
    () => ({
      open,
      rename: (id, title) => notifyOnError(() => rename(id, title)),
      pin: (id, pinned) => notifyOnError(() => pin(id, pinned)),
      askToDelete: (idsToDelete) => setOverlay({ idsToDelete }),
    }),
    [open, setOverlay, rename, pin],
  );
  const onDeleted = (ids: string[]) => {
    if (conversationId && ids.includes(conversationId)) showConversation(null);
    setOverlay(null);
    notifyDeleted(ids.length, () => restore(ids));
  };
  return { actions, onDeleted };
}
