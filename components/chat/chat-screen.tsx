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
import { Conversation } from "./conversation";
import { Drawer } from "./drawer";
import { LeaveSite } from "./leave-site";
import { NewConversation } from "./new-conversation";
import { OffRecord } from "./off-record";
import type { SessionActs } from "./session-item";
import { Sidebar } from "./sidebar";
import { SidebarFooter } from "./sidebar-footer";
import { useDraft } from "./use-draft";
import { MemoriesContext, useMemories } from "./use-memories";
import { useSessions } from "./use-sessions";
import { useThreads } from "./use-threads";
import { useVisibleHeight } from "./use-visible-height";

const SearchDialog = lazy(() => import("./search-dialog"));
const DeleteDialog = lazy(() => import("./delete-dialog"));
const MemoriesDialog = lazy(() => import("./memories-dialog"));

const TROUBLE = "Something went wrong. Please try again.";
const goTo = (path: string) => window.history.pushState(null, "", path);

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
  const [creation, setCreation] = useState<{ isRunning: boolean; error: string | null }>({
    isRunning: false,
    error: null,
  });

  const open = useCallback((path: string) => {
    goTo(path);
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
  const { refresh: refreshMemories } = memories;
  const onUsed = useCallback(() => {
    void refresh();
    void refreshMemories();
  }, [refresh, refreshMemories]);

  const begin = async (text: string) => {
    if (creation.isRunning) return;
    setCreation({ isRunning: true, error: null });
    try {
      const session = await create(user.id, titleFrom(text));
      setDraft("");
      void threads.addEmpty(session.id).send(text).finally(onUsed);
      goTo(paths.conversation(session.id));
      setCreation({ isRunning: false, error: null });
    } catch (error) {
      setCreation({ isRunning: false, error: serverMessage(error) ?? TROUBLE });
    }
  };
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
      onNewChat={() => open(paths.chat)}
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
        <div ref={frame} className="fixed inset-x-0 top-0 flex h-dvh">
          <SkipLink />
          <aside className="border-subtle bg-surface hidden w-80 shrink-0 border-r md:block">{sidebar()}</aside>
          <Drawer open={isDrawerOpen} onClose={() => setIsDrawerOpen(false)}>
            {sidebar}
          </Drawer>
          <div className="bg-paper flex min-w-0 flex-1 flex-col">
            <ChatHeader
              firstName={user.firstName}
              email={user.email}
              actions={actions}
              onMenu={() => setIsDrawerOpen(true)}
            />
            <main id={MAIN_ID} tabIndex={-1} className="flex min-h-0 flex-1 flex-col">
              {isOffRecord && <OffRecord note={note} />}
              {openId && !isOffRecord && (
                <Conversation
                  key={openId}
                  thread={threads.get(openId)}
                  draft={draft}
                  onDraft={setDraft}
                  note={note}
                  onUsed={onUsed}
                />
              )}
              {!openId && !isOffRecord && (
                <NewConversation
                  draft={draft}
                  onDraft={setDraft}
                  onSend={(text) => void begin(text)}
                  isCreating={creation.isRunning}
                  error={creation.error}
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
        <Toaster />
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
