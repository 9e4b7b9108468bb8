"use client";

import { useCallback, useRef, useState, type ReactNode } from "react";
import { KeepCommitments } from "@/components/goals/keep-commitments";
import { Today } from "@/components/goals/today";
import { useRefreshCommitments } from "@/components/goals/use-commitments";
import { MAIN_ID, SkipLink } from "@/components/layout/skip-link";
import { Toaster } from "@/components/ui/toaster";
import type { ChatMessageView, ConversationView } from "@/lib/features/chat/schema";
import type { TodayView } from "@/lib/features/goals/schema";
import type { PracticeSummary } from "@/lib/features/practices/schema";
import { ChatDialogs, type Overlay } from "./chat-dialogs";
import { ChatHeader } from "./chat-header";
import { INPUT_ID } from "./composer";
import { Conversation } from "./conversation";
import { Drawer } from "./drawer";
import { FocusRequest, hasKeyboard } from "./focus-request";
import { ExternalLinkDialog } from "./external-link-dialog";
import { NewConversation } from "./new-conversation";
import { OffRecord } from "./off-record";
import { Sidebar } from "./sidebar";
import { SidebarFooter } from "./sidebar-footer";
import { useNewConversation } from "./use-new-conversation";
import { useDraft } from "./use-draft";
import { useMemories } from "./use-memories";
import { useConversationId } from "./use-conversation-id";
import { useNewPractice } from "./use-new-practice";
import { usePageTitle } from "./use-page-title";
import { useSearchKey } from "./use-search-key";
import { useConversationActions } from "./use-conversation-actions";
import { useConversationList } from "./use-conversation-list";
import { useConversations } from "./use-conversations";
import { useVisibleHeight } from "./use-visible-height";

interface ChatScreenProps {
  user: { id: number; firstName: string; email: string };
  conversations: ConversationView[];
  opened: { conversationId: string; messages: ChatMessageView[] } | null;
  practices: PracticeSummary[];
  suggestedPractice: string | null;
  today: TodayView;
  coachNote: ReactNode;
  accountActions: ReactNode;
}

export function ChatScreen({
  user,
  conversations: initialConversations,
  opened,
  practices,
  suggestedPractice,
  today,
  coachNote,
  accountActions,
}: ChatScreenProps) {
  const [conversationId, showConversation] = useConversationId();
  const { conversations, more, refresh, create, remove, restore, rename, pin } =
    useConversationList(initialConversations);
  const memories = useMemories();
  const refreshCommitments = useRefreshCommitments();
  const controllers = useConversations(user.id, opened, () => void refresh());
  const [draft, setDraft] = useDraft(conversationId);
  const [isOffRecord, setIsOffRecord] = useState(false);
  const [overlay, setOverlay] = useState<Overlay>(null);
  const [focusRequest] = useState(() => new FocusRequest());
  const [newConversationCount, setNewConversationCount] = useState(0);
  const screenRef = useRef<HTMLDivElement>(null);
  useVisibleHeight(screenRef);
  useSearchKey(useCallback(() => setOverlay((shown) => (shown === "search" ? null : "search")), []));
  const title = conversations.find(({ id }) => id === conversationId)?.title ?? "Conversations";
  usePageTitle(isOffRecord ? "Off the record" : title);

  const { refresh: refreshMemories } = memories;
  const onActivity = useCallback(() => {
    void refresh();
    void refreshMemories();
  }, [refresh, refreshMemories]);
  const newConversation = useNewConversation({
    create: (title) => create(user.id, title),
    send: (conversationId, text) => void controllers.addEmpty(conversationId).send(text).finally(onActivity),
    setDraft,
    showConversation,
  });
  const { reset, startInstead } = newConversation;
  const newPractice = useNewPractice({
    onStarted: (id, messages) => {
      setDraft("");
      controllers.addEmpty(id).addStored(messages);
      showConversation(id);
      void refresh();
    },
  });
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

  const note = <>{coachNote}</>;
  const sidebar = (corner?: ReactNode) => (
    <Sidebar
      conversations={conversations}
      more={more}
      conversationId={conversationId}
      actions={actions}
      onNewChat={openEmpty}
      onSearch={() => setOverlay("search")}
      closeButton={corner}
      footer={
        <SidebarFooter
          isOffRecord={isOffRecord}
          onOffRecord={() => {
            // A second press keeps the current unsaved conversation.
            if (isOffRecord) return setOverlay(null);
            openEmpty();
            setIsOffRecord(true);
          }}
          onMemories={() => setOverlay("memories")}
        />
      }
    />
  );
  return (
    <ExternalLinkDialog>
      <div ref={screenRef} className="fixed inset-x-0 top-0 flex h-dvh print:static print:block print:h-auto">
        <SkipLink />
        <SkipLink to={INPUT_ID}>Skip to the input</SkipLink>
        <aside className="border-subtle bg-surface hidden w-80 shrink-0 border-r md:block print:hidden">
          {sidebar()}
        </aside>
        <Drawer open={overlay === "drawer"} onClose={() => setOverlay((shown) => (shown === "drawer" ? null : shown))}>
          {sidebar}
        </Drawer>
        <div className="bg-paper flex min-w-0 flex-1 flex-col print:block">
          <ChatHeader
            firstName={user.firstName}
            email={user.email}
            actions={accountActions}
            onMenu={() => setOverlay("drawer")}
          />
          <main id={MAIN_ID} tabIndex={-1} className="flex min-h-0 flex-1 flex-col print:block">
            {isOffRecord && <OffRecord note={note} focusRequest={focusRequest} />}
            {conversationId && !isOffRecord && (
              <KeepCommitments key={conversationId} onKept={refreshCommitments}>
                <Conversation
                  thread={controllers.get(conversationId)}
                  practices={practices}
                  draft={draft}
                  onDraft={setDraft}
                  note={note}
                  onActivity={onActivity}
                  onMissing={onMissing}
                  focusRequest={focusRequest}
                />
              </KeepCommitments>
            )}
            {!conversationId && !isOffRecord && (
              <NewConversation
                key={newConversationCount}
                draft={draft}
                onDraft={setDraft}
                practices={practices}
                suggestedId={suggestedPractice}
                today={<Today today={today} />}
                onPractice={(practiceId) => void newPractice.start(practiceId)}
                onSend={(text) => void newConversation.start(text)}
                isCreating={newConversation.isCreating || newPractice.isStarting}
                error={newConversation.error ?? newPractice.error}
                focusRequest={focusRequest}
                note={note}
              />
            )}
          </main>
        </div>
      </div>
      <ChatDialogs
        overlay={overlay}
        onClose={() => setOverlay(null)}
        conversations={conversations}
        memories={memories}
        onOpen={actions.open}
        onDelete={remove}
        onDeleted={onDeleted}
      />
      <Toaster bottom="8.5rem" />
    </ExternalLinkDialog>
  );
}
