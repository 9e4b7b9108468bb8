"use client";

import { ListChecks, MessageSquarePlus, Search } from "lucide-react";
import { useCallback, useState, type KeyboardEvent, type ReactNode } from "react";
import { Button, buttonClass } from "@/components/ui/button";
import { onDemand } from "@/components/ui/lazy/on-demand";
import { Wordmark } from "@/components/layout/wordmark";
import { useRestoreFocus } from "@/components/ui/use-restore-focus";
import type { ConversationView } from "@/lib/features/chat/schema";
import { paths } from "@/lib/shared/paths";
import { PRODUCT } from "@/lib/shared/product";
import { LoadMore } from "../load-more";
import { ConversationItem, type ConversationActions } from "./conversation-item";

const BulkList = onDemand(async () => (await import("./bulk-list")).BulkList);

interface SidebarProps {
  conversations: ConversationView[];
  more: { isLoading: boolean; load: () => void } | null;
  conversationId: string | null;
  actions: ConversationActions;
  onNewChat: () => void;
  onSearch: () => void;
  closeButton?: ReactNode;
  footer: ReactNode;
}

export function Sidebar({
  conversations,
  more,
  conversationId,
  actions,
  onNewChat,
  onSearch,
  closeButton,
  footer,
}: SidebarProps) {
  const [isSelecting, setIsSelecting] = useState(false);
  const leave = useCallback(() => setIsSelecting(false), []);
  const selectButton = useRestoreFocus<HTMLButtonElement>(isSelecting);
  const leaveOnEscape = (event: KeyboardEvent) => {
    if (!isSelecting || event.key !== "Escape") return;
    event.preventDefault(); // Keeps the drawer open.
    leave();
  };
  return (
    <div className="flex h-full min-h-0 flex-col" onKeyDown={leaveOnEscape}>
      <div className="flex min-h-16 items-center justify-between px-4">
        <a href={paths.home} aria-label={`${PRODUCT.name}, home`} className="inline-flex min-h-11 items-center">
          <Wordmark />
        </a>
        {closeButton}
      </div>
      <div className="flex gap-2 px-4 pt-1 pb-3">
        <Button className="flex-1 whitespace-nowrap max-[22rem]:px-3" onClick={onNewChat}>
          <MessageSquarePlus aria-hidden="true" className="size-4.5" />
          New Chat
        </Button>
        <button
          type="button"
          aria-label="Search conversations"
          title="Search conversations (Ctrl or Cmd + K)"
          aria-keyshortcuts="Control+K Meta+K"
          onClick={onSearch}
          className={buttonClass({ variant: "secondary", size: "icon" })}
        >
          <Search aria-hidden="true" className="size-4.5" />
        </button>
        <button
          ref={selectButton}
          type="button"
          aria-label="Select several conversations"
          title="Select several conversations"
          aria-pressed={isSelecting}
          disabled={conversations.length === 0}
          onClick={() => setIsSelecting(!isSelecting)}
          className={buttonClass({ variant: "secondary", size: "icon", className: "aria-pressed:bg-accent-soft" })}
        >
          <ListChecks aria-hidden="true" className="size-4.5" />
        </button>
      </div>
      <nav aria-label="Conversations" className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-2 pb-4">
        {isSelecting ? (
          <BulkList conversations={conversations} onDelete={actions.askToDelete} onClose={leave} />
        ) : (
          <ConversationLists conversations={conversations} conversationId={conversationId} actions={actions} />
        )}
        {more && (
          <LoadMore
            label="Show older conversations"
            pendingLabel="Loading older conversations"
            isLoading={more.isLoading}
            count={conversations.length}
            onReach={more.load}
          />
        )}
      </nav>
      <div className="border-subtle border-t px-2 py-2 pb-[max(0.5rem,env(safe-area-inset-bottom))]">{footer}</div>
    </div>
  );
}

function ConversationLists({
  conversations,
  conversationId,
  actions,
}: Pick<SidebarProps, "conversations" | "conversationId" | "actions">) {
  const [movedId, setMovedId] = useState<string | null>(null);
  if (conversations.length === 0) {
    return <p className="text-muted px-3 py-6 text-sm">Your conversations will be listed here.</p>;
  }
  const pinned = conversations.filter((conversation) => conversation.pinned);
  const others = conversations.filter((conversation) => !conversation.pinned);
  const items = (list: ConversationView[]) =>
    list.map((conversation) => (
      <ConversationItem
        key={conversation.id}
        conversation={conversation}
        isOpen={conversation.id === conversationId}
        hasMoved={conversation.id === movedId}
        actions={actions}
        onMove={setMovedId}
      />
    ));
  return (
    <>
      {pinned.length > 0 && (
        <>
          <h2 className="eyebrow px-3 pt-3 pb-1">Pinned</h2>
          <ul className="space-y-0.5">{items(pinned)}</ul>
          {others.length > 0 && <h2 className="eyebrow px-3 pt-4 pb-1">Conversations</h2>}
        </>
      )}
      <ul className="space-y-0.5">{items(others)}</ul>
    </>
  );
}
