"use client";

import { useRef, type ReactNode } from "react";
import { SaveCommitmentProvider } from "@/components/goals/commitments/save-commitment-provider";
import { Today } from "@/components/goals/today/today";
import { MAIN_ID, SkipLink } from "@/components/layout/skip-link";
import { Toaster } from "@/components/ui/toasts/toaster";
import type { ConversationView } from "@/lib/features/chat/schema";
import type { TodayView } from "@/lib/features/goals/schema";
import type { PracticeSummary } from "@/lib/features/practices/schema";
import { ChatDialogs } from "./dialogs/chat-dialogs";
import { ChatHeader } from "./chat-header";
import type { OpenedConversation } from "./client/use-conversations";
import { INPUT_ID } from "./composer/composer";
import { Conversation } from "./conversation/conversation";
import { Drawer } from "./sidebar/drawer";
import { ExternalLinkDialog } from "./dialogs/external-link-dialog";
import { NewConversation } from "./conversation/new-conversation";
import { OffRecord } from "./conversation/off-record";
import { Sidebar } from "./sidebar/sidebar";
import { SidebarFooter } from "./sidebar/sidebar-footer";
import { useChatScreen } from "./use-chat-screen";
import { useVisibleHeight } from "./use-visible-height";

interface ChatScreenProps {
  user: { id: number; firstName: string; email: string };
  hasReport: boolean;
  conversations: ConversationView[];
  opened: OpenedConversation | null;
  practices: PracticeSummary[];
  suggestedPractice: string | null;
  /** The insight whose step the suggested practice is for. */
  suggestedInsight: string | null;
  today: TodayView;
  weeklyReview: PracticeSummary | null;
  coachNote: ReactNode;
  accountActions: ReactNode;
}

export function ChatScreen({ user, hasReport, conversations, opened, accountActions, ...views }: ChatScreenProps) {
  const screen = useChatScreen({ userId: user.id, conversations, opened });
  const { list, dialogs } = screen;
  const { overlay, setOverlay } = dialogs;
  const ref = useRef<HTMLDivElement>(null);
  useVisibleHeight(ref);
  const sidebar = (closeButton?: ReactNode) => (
    <ChatSidebar screen={screen} hasReport={hasReport} closeButton={closeButton} />
  );
  return (
    <ExternalLinkDialog>
      <div
        ref={ref}
        className="tiny:absolute tiny:h-120 fixed inset-x-0 top-0 flex h-dvh print:static print:block print:h-auto"
      >
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
            <ChatMain screen={screen} {...views} />
          </main>
        </div>
      </div>
      <ChatDialogs
        overlay={overlay}
        onClose={() => setOverlay(null)}
        conversations={list.conversations}
        memories={dialogs.memories}
        onOpen={list.actions.open}
        onDelete={list.remove}
        onDeleted={list.onDeleted}
      />
      {/* Over the notes below the input, so that it covers neither the newest answer nor the input. */}
      <Toaster bottom="calc(0.5rem + env(safe-area-inset-bottom) + var(--covered-height, 0px))" />
    </ExternalLinkDialog>
  );
}

type Screen = ReturnType<typeof useChatScreen>;

interface ChatSidebarProps {
  screen: Screen;
  hasReport: boolean;
  closeButton: ReactNode;
}

function ChatSidebar({ screen, hasReport, closeButton }: ChatSidebarProps) {
  const { list, current, dialogs, offRecord } = screen;
  return (
    <Sidebar
      conversations={list.conversations}
      more={list.more}
      conversationId={current.conversationId}
      actions={list.actions}
      onNewChat={current.openEmpty}
      onSearch={() => dialogs.setOverlay("search")}
      closeButton={closeButton}
      footer={
        <SidebarFooter
          hasReport={hasReport}
          isOffRecord={offRecord.isOpen}
          onOffRecord={offRecord.open}
          onMemories={() => dialogs.setOverlay("memories")}
        />
      }
    />
  );
}

interface ChatMainProps extends Pick<
  ChatScreenProps,
  "practices" | "suggestedPractice" | "suggestedInsight" | "today" | "weeklyReview" | "coachNote"
> {
  screen: Screen;
}

function ChatMain({
  screen,
  practices,
  suggestedPractice,
  suggestedInsight,
  today,
  weeklyReview,
  coachNote,
}: ChatMainProps) {
  const { current, newConversation } = screen;
  const { conversationId } = current;
  const { draft, setDraft, focusRequest } = screen.composer;
  const note = <>{coachNote}</>;
  const startPractice = (practiceId: string, insightId?: string) => {
    const suggested = practiceId === suggestedPractice ? suggestedInsight : null;
    void newConversation.startWithPractice(practiceId, insightId ?? suggested ?? undefined);
  };
  if (screen.offRecord.isOpen) return <OffRecord note={note} focusRequest={focusRequest} />;
  if (conversationId) {
    return (
      <SaveCommitmentProvider key={conversationId} onSaved={screen.refreshCommitments}>
        <Conversation
          controller={current.controllers.get(conversationId)}
          practices={practices}
          note={note}
          onActivity={current.onActivity}
          onMissing={current.onMissing}
          focusRequest={focusRequest}
        />
      </SaveCommitmentProvider>
    );
  }
  return (
    <NewConversation
      key={newConversation.count}
      draft={draft}
      onDraft={setDraft}
      practices={practices}
      suggestedId={suggestedPractice}
      isCompact={today.due.length > 0 || today.week.outcomes.length > 0 || today.insight !== null}
      today={
        <SaveCommitmentProvider onSaved={screen.refreshCommitments}>
          <Today today={today} review={weeklyReview} onPractice={startPractice} />
        </SaveCommitmentProvider>
      }
      onPractice={startPractice}
      onSend={(text) => void newConversation.start(text)}
      isCreating={newConversation.isCreating}
      error={newConversation.error}
      focusRequest={focusRequest}
      note={note}
    />
  );
}
