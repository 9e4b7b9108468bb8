"use client";

import { useCallback, useState } from "react";
import { useRefreshCommitments } from "@/components/goals/commitments/use-commitments";
import type { ConversationView } from "@/lib/features/chat/schema";
import { hasKeyboard } from "@/lib/shared/browser/has-keyboard";
import type { Overlay } from "./dialogs/chat-dialogs";
import { FocusRequest } from "./composer/focus-request";
import { useConversationActions } from "./sidebar/use-conversation-actions";
import { useConversationId } from "./conversation/use-conversation-id";
import { useConversationList } from "./sidebar/use-conversation-list";
import { useConversations, type OpenedConversation } from "./client/use-conversations";
import { useDraft } from "./composer/use-draft";
import { useMemories } from "./dialogs/use-memories";
import { useNewConversation } from "./conversation/use-new-conversation";
import { usePageTitle } from "./use-page-title";
import { useSearchKey } from "./use-search-key";

interface ChatScreenOptions {
  userId: number;
  conversations: ConversationView[];
  opened: OpenedConversation | null;
}

export function useChatScreen({ userId, conversations: initialConversations, opened }: ChatScreenOptions) {
  const [conversationId, showConversation] = useConversationId();
  const { conversations, more, refresh, create, remove, restore, rename, pin } =
    useConversationList(initialConversations);
  const memories = useMemories();
  const refreshCommitments = useRefreshCommitments();
  const controllers = useConversations(userId, opened, () => void refresh());
  const [draft, setDraft] = useDraft();
  const [isOffRecord, setIsOffRecord] = useState(false);
  const [overlay, setOverlay] = useState<Overlay>(null);
  const [focusRequest] = useState(() => new FocusRequest());
  const [newConversationCount, setNewConversationCount] = useState(0);
  useSearchKey(useCallback(() => setOverlay((shown) => (shown === "search" ? null : "search")), []));
  const title = conversations.find(({ id }) => id === conversationId)?.title ?? "Conversations";
  usePageTitle(isOffRecord ? "Off the record" : title);

  const { refresh: refreshMemories } = memories;
  const onActivity = useCallback(() => {
    void refresh();
    void refreshMemories();
  }, [refresh, refreshMemories]);
  const newConversation = useNewConversation({
    create: (title) => create(userId, title),
    send: (conversationId, text) => void controllers.get(conversationId, []).send(text).finally(onActivity),
    onPracticeStarted: (conversationId, messages) => {
      controllers.get(conversationId, messages);
      void refresh();
    },
    setDraft,
    showConversation,
  });
  const { reset, startInstead } = newConversation;
  const onMissing = useCallback(
    (text: string) => {
      startInstead(text);
      void refresh();
    },
    [startInstead, refresh],
  );

  const open = useCallback(
    (id: string | null) => {
      showConversation(id);
      reset();
      setIsOffRecord(false);
      setOverlay(null);
    },
    [reset, showConversation],
  );
  const { actions, onDeleted } = useConversationActions({
    conversationId,
    open,
    showConversation,
    setOverlay,
    rename,
    pin,
    restore,
  });
  const openEmpty = () => {
    open(null);
    if (!hasKeyboard()) return;
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    focusRequest.set(true);
    setNewConversationCount(newConversationCount + 1);
  };

  const openOffRecord = () => {
    // A second press keeps the current unsaved conversation.
    if (isOffRecord) return setOverlay(null);
    openEmpty();
    setIsOffRecord(true);
  };

  return {
    list: { conversations, more, actions, remove, onDeleted },
    current: { conversationId, controllers, openEmpty, onActivity, onMissing },
    newConversation: { ...newConversation, count: newConversationCount },
    composer: { draft, setDraft, focusRequest },
    dialogs: { overlay, setOverlay, memories },
    offRecord: { isOpen: isOffRecord, open: openOffRecord },
    refreshCommitments,
  };
}
