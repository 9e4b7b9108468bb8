"use client";

import { memo, useMemo, useState, type ReactNode } from "react";
import type { PageCard } from "@/lib/features/practice-runs/schema";
import { ReplyMessage, type ReplyActions } from "./reply-message";
import { LoadMore } from "../load-more";
import type { ClientMessage } from "../client/merge-messages";
import { daysBetween } from "../date-labels";
import { UserMessage } from "./user-message";
import { RelativeTime } from "../relative-time";
import { useIsHydrated } from "../use-is-hydrated";

interface MessageListProps {
  messages: ClientMessage[];
  canAct: boolean;
  actions?: ReplyActions & { edit: (messageId: string, text: string) => void };
  pages?: PageCard[];
  offer?: ReactNode;
  hasEarlier?: boolean;
  isLoadingEarlier?: boolean;
  onEarlier?: () => void;
}

/**
 * Messages, oldest first, with a date at each new day. Groups off screen are not laid out. Must not use a context that
 * changes: React then discards the server-rendered text of each reply whose Markdown is not loaded yet.
 */
export function MessageList({ messages, canAct, actions, pages, offer, ...earlier }: MessageListProps) {
  const { hasEarlier, isLoadingEarlier, onEarlier } = earlier;
  const groups = useMessageGroups(messages);
  return (
    <div className="mx-auto w-full max-w-[46rem] px-4 pt-6 sm:px-6">
      {hasEarlier && onEarlier && (
        <LoadMore
          label="Show earlier messages"
          pendingLabel="Loading earlier messages"
          isLoading={Boolean(isLoadingEarlier)}
          count={messages.length}
          onReach={onEarlier}
        />
      )}
      {groups.map((group, index) => (
        <MessageGroup
          key={group[0]?.key}
          messages={group}
          before={groups[index - 1]?.at(-1)?.created_at}
          isLast={index === groups.length - 1}
          canAct={canAct}
          actions={actions}
          pages={pages}
          offer={index === groups.length - 1 ? offer : undefined}
        />
      ))}
    </div>
  );
}

const MESSAGES_PER_GROUP = 20;

/** Existing groups do not change when messages are added at either end. */
function useMessageGroups(messages: ClientMessage[]): ClientMessage[][] {
  const [anchor, setAnchor] = useState(messages[0]?.key);
  const found = messages.findIndex(({ key }) => key === anchor);
  if (found === -1 && messages[0]) setAnchor(messages[0].key);
  return useMemo(() => {
    const firstLength = Math.max(found, 0) % MESSAGES_PER_GROUP;
    const groups = firstLength > 0 ? [messages.slice(0, firstLength)] : [];
    for (let start = firstLength; start < messages.length; start += MESSAGES_PER_GROUP)
      groups.push(messages.slice(start, start + MESSAGES_PER_GROUP));
    return groups;
  }, [messages, found]);
}

interface MessageGroupProps extends Pick<MessageListProps, "messages" | "canAct" | "actions" | "pages" | "offer"> {
  before?: string;
  isLast: boolean;
}

const areGroupsEqual = (one: MessageGroupProps, other: MessageGroupProps): boolean =>
  one.before === other.before &&
  one.isLast === other.isLast &&
  one.canAct === other.canAct &&
  one.actions === other.actions &&
  one.pages === other.pages &&
  one.offer === other.offer &&
  one.messages.length === other.messages.length &&
  one.messages.every((message, index) => message === other.messages[index]);

const MessageGroup = memo(function Group({ messages, before, isLast, pages, offer, ...rest }: MessageGroupProps) {
  const isHydrated = useIsHydrated();
  return (
    <ol className="space-y-5 pb-5 [contain-intrinsic-size:auto_160rem] [content-visibility:auto] print:[content-visibility:visible]">
      {messages.map((message, index) => {
        const earlier = messages[index - 1]?.created_at ?? before;
        const isNewDay = !earlier || daysBetween(earlier, new Date(message.created_at)) !== 0;
        return (
          <li key={message.key}>
            {isHydrated && isNewDay && <DaySeparator iso={message.created_at} />}
            <Message
              message={message}
              isLast={isLast && index === messages.length - 1}
              page={pages?.find(({ messageId }) => messageId === message.id)}
              offer={index === messages.length - 1 ? offer : undefined}
              {...rest}
            />
          </li>
        );
      })}
    </ol>
  );
}, areGroupsEqual);

interface MessageProps {
  message: ClientMessage;
  isLast: boolean;
  canAct: boolean;
  actions?: MessageListProps["actions"];
  page?: PageCard;
  offer?: ReactNode;
}

const Message = memo(function Message({ message, isLast, canAct, actions, page, offer }: MessageProps) {
  if (message.role === "assistant") {
    return (
      <ReplyMessage message={message} isLast={isLast} canAct={canAct} actions={actions} page={page} offer={offer} />
    );
  }
  return (
    <UserMessage
      message={message}
      canAct={canAct}
      onEdit={actions && ((text) => actions.edit(message.id, text))}
      onChoose={(id) => actions?.choose(id)}
    />
  );
});

function DaySeparator({ iso }: { iso: string }) {
  return (
    <p className="text-muted mb-6 flex items-center gap-4 text-xs">
      <span aria-hidden="true" className="bg-subtle h-px flex-1" />
      <RelativeTime iso={iso} />
      <span aria-hidden="true" className="bg-subtle h-px flex-1" />
    </p>
  );
}
