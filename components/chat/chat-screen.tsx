"use client";

import { useSearchParams } from "next/navigation";
import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from "react";
import { MAIN_ID, SkipLink } from "@/components/layout/skip-link";
import { notify } from "@/components/ui/toast";
import { Toaster } from "@/components/ui/toaster";
import { titleFrom } from "@/lib/features/chat/model";
import type { ChatMessageView, ChatSessionView } from "@/lib/features/chat/schema";
import { serverMessage } from "@/lib/shared/api-client";
import { paths } from "@/lib/shared/paths";
import { ChatHeader } from "./chat-header";
import { INPUT_ID } from "./composer";
import { Conversation } from "./conversation";
import { Drawer } from "./drawer";
import { FocusWish } from "./focus-wish";
import { LeaveSite } from "./leave-site";
import { NewConversation } from "./new-conversation";
import { OffRecord } from "./off-record";
import type { SessionActs } from "./session-item";
import { Sidebar } from "./sidebar";
import { SidebarFooter } from "./sidebar-footer";
import { troubleOf, type TroubleWords } from "./trouble-words";
import { useDraft } from "./use-draft";
import { MemoriesContext, useMemories } from "./use-memories";
import { useSessions } from "./use-sessions";
import { useThreads } from "./use-threads";
import { useVisibleHeight } from "./use-visible-height";

const SearchDialog = lazy(() => import("./search-dialog"));
const DeleteDialog = lazy(() => import("./delete-dialog"));
const MemoriesDialog = lazy(() => import("./memories-dialog"));

const TROUBLE = "Something went wrong. Please try again.";
const MISSING = { words: "This conversation is not here any more. What you write now begins a new one." };
const READY = { isRunning: false, trouble: null };
const goTo = (path: string) => window.history.pushState(null, "", path);
/** With a mouse there is a keyboard; under a finger the focus would call one up over half of the page. */
const hasKeyboard = () => window.matchMedia("(pointer: fine)").matches;

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
  const openId = useSearchParams().get("session");
  const { sessions, more, refresh, create, rename, pin, remove, restore } = useSessions(first);
  const threads = useThreads(user.id, opened);
  const memories = useMemories();
  const [draft, setDraft] = useDraft(openId);
  const frame = useRef<HTMLDivElement>(null);
  useVisibleHeight(frame);
  const [isOffRecord, setIsOffRecord] = useState(false);
  const [isShowingMemories, setIsShowingMemories] = useState(false);
  const [isDrawerOpen, setIsDrawerOpen] = useState(false);
  const [isSearching, setIsSearching] = useState(false);
  const [doomed, setDoomed] = useState<string[] | null>(null);
  const [creation, setCreation] = useState<{ isRunning: boolean; trouble: TroubleWords | null }>(READY);
  const [focusWish] = useState(() => new FocusWish());
  const [newChats, setNewChats] = useState(0);

  const open = useCallback((path: string) => {
    goTo(path);
    setCreation(READY);
    setIsOffRecord(false);
    setIsDrawerOpen(false);
    setIsSearching(false);
  }, []);
  const acts: SessionActs = useMemo(() => {
    const orSay = (work: Promise<void>) =>
      void work.catch((error: unknown) =>
        notify({ title: "That did not work", description: serverMessage(error) ?? TROUBLE, variant: "destructive" }),
      );
    return {
      open: (id) => open(paths.conversation(id)),
      rename: (id, title) => orSay(rename(id, title)),
      pin: (id, pinned) => orSay(pin(id, pinned)),
      // The drawer is a modal dialog of the browser, which would stand before any other.
      askToDelete: (ids) => {
        setIsDrawerOpen(false);
        setDoomed(ids);
      },
    };
  }, [open, rename, pin]);
  const openSearch = useCallback(() => {
    setIsDrawerOpen(false);
    setIsSearching(true);
  }, []);
  useSearchKey(openSearch);
  // Until the conversation has taken its place, the input of the new one stays as it is.
  if (openId && creation.isRunning) setCreation(READY);
  const { refresh: refreshMemories } = memories;
  const onUsed = useCallback(() => {
    void refresh();
    void refreshMemories();
  }, [refresh, refreshMemories]);

  const begin = async (text: string) => {
    if (creation.isRunning) return;
    setCreation({ isRunning: true, trouble: null });
    try {
      const session = await create(user.id, titleFrom(text));
      setDraft("");
      void threads.addEmpty(session.id).send(text).finally(onUsed);
      goTo(paths.conversation(session.id));
    } catch (error) {
      setCreation({ isRunning: false, trouble: troubleOf(error) });
    }
  };
  const leaveMissing = useCallback(
    (text: string) => {
      window.history.replaceState(null, "", paths.chat);
      if (text) setDraft(text, null);
      setCreation({ isRunning: false, trouble: MISSING });
      void refresh();
    },
    [setDraft, refresh],
  );
  const afterDeletion = (ids: string[]) => {
    if (openId && ids.includes(openId)) goTo(paths.chat);
    setDoomed(null);
    const title = ids.length === 1 ? "Conversation deleted" : `${ids.length} conversations deleted`;
    notify({ title, action: { label: "Undo", onClick: () => void restore(ids) } });
  };

  const note = <>{partner}</>;
  const sidebar = (corner?: ReactNode) => (
    <Sidebar
      sessions={sessions}
      more={more}
      openId={openId}
      acts={acts}
      onNewChat={() => {
        open(paths.chat);
        if (!hasKeyboard()) return;
        if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
        focusWish.set(true);
        setNewChats(newChats + 1);
      }}
      onSearch={openSearch}
      corner={corner}
      footer={
        <SidebarFooter
          isOffRecord={isOffRecord}
          onOffRecord={() => {
            open(paths.chat);
            setIsOffRecord(true);
          }}
          onMemories={() => {
            setIsDrawerOpen(false);
            setIsShowingMemories(true);
          }}
        />
      }
    />
  );
  return (
    <MemoriesContext value={memories}>
      <LeaveSite>
        <div ref={frame} className="fixed inset-x-0 top-0 flex h-dvh print:static print:block print:h-auto">
          <SkipLink />
          <SkipLink to={INPUT_ID}>Skip to the input</SkipLink>
          <aside className="border-subtle bg-surface hidden w-80 shrink-0 border-r md:block print:hidden">
            {sidebar()}
          </aside>
          <Drawer open={isDrawerOpen} onClose={() => setIsDrawerOpen(false)}>
            {sidebar}
          </Drawer>
          <div className="bg-paper flex min-w-0 flex-1 flex-col print:block">
            <ChatHeader
              firstName={user.firstName}
              email={user.email}
              actions={actions}
              onMenu={() => setIsDrawerOpen(true)}
            />
            <main id={MAIN_ID} tabIndex={-1} className="flex min-h-0 flex-1 flex-col print:block">
              {isOffRecord && <OffRecord note={note} />}
              {openId && !isOffRecord && (
                <Conversation
                  key={openId}
                  thread={threads.get(openId)}
                  draft={draft}
                  onDraft={setDraft}
                  note={note}
                  onUsed={onUsed}
                  onMissing={leaveMissing}
                  focusWish={focusWish}
                />
              )}
              {!openId && !isOffRecord && (
                <NewConversation
                  key={newChats}
                  draft={draft}
                  onDraft={setDraft}
                  onSend={(text) => void begin(text)}
                  isCreating={creation.isRunning}
                  error={creation.trouble}
                  focusWish={focusWish}
                  note={note}
                />
              )}
            </main>
          </div>
        </div>
        <Suspense>
          {isSearching && <SearchDialog onClose={() => setIsSearching(false)} onOpen={acts.open} />}
          {isShowingMemories && <MemoriesDialog memories={memories} onClose={() => setIsShowingMemories(false)} />}
          {doomed && (
            <DeleteDialog
              sessions={sessions.filter(({ id }) => doomed.includes(id))}
              onDelete={() => remove(doomed)}
              onDone={() => afterDeletion(doomed)}
              onCancel={() => setDoomed(null)}
            />
          )}
        </Suspense>
        <Toaster bottom="8.5rem" />
      </LeaveSite>
    </MemoriesContext>
  );
}

/** Ctrl or Cmd with K opens the search from anywhere on the page. */
function useSearchKey(onSearch: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== "k" || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      event.preventDefault();
      onSearch();
    };
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, [onSearch]);
}
