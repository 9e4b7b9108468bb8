"use client";

import { useCallback, useRef, useState, type ReactNode } from "react";
import { MAIN_ID, SkipLink } from "@/components/layout/skip-link";
import { Toaster } from "@/components/ui/toaster";
import type { ChatMessageView, ChatSessionView } from "@/lib/features/chat/schema";
import { ChatDialogs, type Overlay } from "./chat-dialogs";
import { ChatHeader } from "./chat-header";
import { INPUT_ID } from "./composer";
import { Conversation } from "./conversation";
import { Drawer } from "./drawer";
import { FocusWish, hasKeyboard } from "./focus-wish";
import { LeaveSite } from "./leave-site";
import { NewConversation } from "./new-conversation";
import { OffRecord } from "./off-record";
import { Sidebar } from "./sidebar";
import { SidebarFooter } from "./sidebar-footer";
import { useBeginning } from "./use-beginning";
import { useDraft } from "./use-draft";
import { useMemories } from "./use-memories";
import { useOpenId } from "./use-open-id";
import { usePageTitle } from "./use-page-title";
import { useSearchKey } from "./use-search-key";
import { useSessionActs } from "./use-session-acts";
import { useSessions } from "./use-sessions";
import { useThreads } from "./use-threads";
import { useVisibleHeight } from "./use-visible-height";

interface ChatScreenProps {
  user: { id: number; firstName: string; email: string };
  sessions: ChatSessionView[];
  /** The conversation that the address names, read with the page. */
  opened: { sessionId: string; messages: ChatMessageView[] } | null;
  /** Who answers, as the page says it. */
  partner: string;
  /** Account, Logout, Delete Account. */
  actions: ReactNode;
}

export function ChatScreen({ user, sessions: first, opened, partner, actions }: ChatScreenProps) {
  const [openId, show] = useOpenId();
  const { sessions, more, refresh, create, remove, restore, rename, pin } = useSessions(first);
  const memories = useMemories();
  const threads = useThreads(user.id, opened, () => void refresh());
  const [draft, setDraft] = useDraft(openId);
  const [isOffRecord, setIsOffRecord] = useState(false);
  const [overlay, setOverlay] = useState<Overlay>(null);
  const [focusWish] = useState(() => new FocusWish());
  const [newChats, setNewChats] = useState(0);
  const frame = useRef<HTMLDivElement>(null);
  useVisibleHeight(frame);
  useSearchKey(useCallback(() => setOverlay((shown) => (shown === "search" ? null : "search")), []));
  const title = sessions.find(({ id }) => id === openId)?.title ?? "Conversations";
  usePageTitle(isOffRecord ? "Off the record" : title);

  const { refresh: refreshMemories } = memories;
  const onUsed = useCallback(() => {
    void refresh();
    void refreshMemories();
  }, [refresh, refreshMemories]);
  const beginning = useBeginning({
    create: (title) => create(user.id, title),
    send: (sessionId, text) => void threads.addEmpty(sessionId).send(text).finally(onUsed),
    setDraft,
    show,
  });
  const { reset, beginInstead } = beginning;
  const onMissing = useCallback(
    (text: string) => {
      beginInstead(text);
      void refresh();
    },
    [beginInstead, refresh],
  );

  const open = useCallback(
    (id: string | null) => {
      show(id);
      reset();
      setIsOffRecord(false);
      setOverlay(null);
    },
    [reset, show],
  );
  const { acts, onDeleted } = useSessionActs({ openId, open, show, setOverlay, rename, pin, restore });
  /** Goes to an empty view, where whoever has a keyboard writes at once. */
  const openEmpty = () => {
    open(null);
    if (!hasKeyboard()) return;
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    focusWish.set(true);
    setNewChats(newChats + 1);
  };

  const note = <>{partner}</>;
  const sidebar = (corner?: ReactNode) => (
    <Sidebar
      sessions={sessions}
      more={more}
      openId={openId}
      acts={acts}
      onNewChat={openEmpty}
      onSearch={() => setOverlay("search")}
      corner={corner}
      footer={
        <SidebarFooter
          isOffRecord={isOffRecord}
          onOffRecord={() => {
            // A second press keeps what is being said there.
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
    <LeaveSite>
      <div ref={frame} className="fixed inset-x-0 top-0 flex h-dvh print:static print:block print:h-auto">
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
            actions={actions}
            onMenu={() => setOverlay("drawer")}
          />
          <main id={MAIN_ID} tabIndex={-1} className="flex min-h-0 flex-1 flex-col print:block">
            {isOffRecord && <OffRecord note={note} focusWish={focusWish} />}
            {openId && !isOffRecord && (
              <Conversation
                key={openId}
                thread={threads.get(openId)}
                draft={draft}
                onDraft={setDraft}
                note={note}
                onUsed={onUsed}
                onMissing={onMissing}
                focusWish={focusWish}
              />
            )}
            {!openId && !isOffRecord && (
              <NewConversation
                key={newChats}
                draft={draft}
                onDraft={setDraft}
                onSend={(text) => void beginning.begin(text)}
                isCreating={beginning.isCreating}
                error={beginning.trouble}
                focusWish={focusWish}
                note={note}
              />
            )}
          </main>
        </div>
      </div>
      <ChatDialogs
        overlay={overlay}
        onClose={() => setOverlay(null)}
        sessions={sessions}
        memories={memories}
        onOpen={acts.open}
        onDelete={remove}
        onDeleted={onDeleted}
      />
      <Toaster bottom="8.5rem" />
    </LeaveSite>
  );
}
