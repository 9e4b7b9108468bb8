"use client";

import { memo } from "react";
import { Answer, type AnswerActs } from "./answer";
import { LoadMore } from "./load-more";
import type { ThreadMessage } from "./merge-messages";
import { daysBetween } from "./relative-date";
import { UserMessage } from "./user-message";
import { useIsInBrowser, When } from "./when";

interface MessageListProps {
  messages: ThreadMessage[];
  /** Nothing is being written or saved, so that answers can be asked for again. */
  canAct: boolean;
  acts?: AnswerActs & { edit: (messageId: string, text: string) => void };
  hasEarlier?: boolean;
  isLoadingEarlier?: boolean;
  onEarlier?: () => void;
}

/** The thread, oldest first, with a date wherever the day changes. What is off screen is not laid out. */
export function MessageList({ messages, canAct, acts, hasEarlier, isLoadingEarlier, onEarlier }: MessageListProps) {
  const isInBrowser = useIsInBrowser();
  return (
    <div className="mx-auto w-full max-w-[46rem] px-4 pt-6 pb-4 sm:px-6">
      {hasEarlier && onEarlier && (
        <LoadMore
          label="Show earlier messages"
          pendingLabel="Loading earlier messages"
          isLoading={Boolean(isLoadingEarlier)}
          count={messages.length}
          onReach={onEarlier}
        />
      )}
      <ol className="space-y-5">
        {messages.map((message, index) => {
          const before = messages[index - 1];
          const isNewDay = !before || daysBetween(before.created_at, new Date(message.created_at)) !== 0;
          return (
            <li
              key={message.key}
              className="[contain-intrinsic-size:auto_9rem] [content-visibility:auto] print:[content-visibility:visible]"
            >
              {isInBrowser && isNewDay && <DayLine iso={message.created_at} />}
              <Message message={message} isLast={index === messages.length - 1} canAct={canAct} acts={acts} />
            </li>
          );
        })}
      </ol>
    </div>
  );
}

interface MessageProps {
  message: ThreadMessage;
  isLast: boolean;
  canAct: boolean;
  acts: MessageListProps["acts"];
}

const Message = memo(function Message({ message, isLast, canAct, acts }: MessageProps) {
  if (message.role === "assistant") return <Answer message={message} isLast={isLast} canAct={canAct} acts={acts} />;
  return (
    <UserMessage
      message={message}
      canAct={canAct}
      onEdit={acts && ((text) => acts.edit(message.id, text))}
      onChoose={(id) => acts?.choose(id)}
    />
  );
});

function DayLine({ iso }: { iso: string }) {
  return (
    <p className="text-muted mb-6 flex items-center gap-4 text-xs">
      <span aria-hidden="true" className="bg-subtle h-px flex-1" />
      <When iso={iso} />
      <span aria-hidden="true" className="bg-subtle h-px flex-1" />
    </p>
  );
}
