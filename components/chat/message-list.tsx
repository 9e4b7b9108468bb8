"use client";

import { memo, useEffect, useRef } from "react";
import { Button } from "@/components/ui/button";
import { Answer, type AnswerActs } from "./answer";
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
      {hasEarlier && onEarlier && <Earlier isLoading={Boolean(isLoadingEarlier)} onEarlier={onEarlier} />}
      <ol className="space-y-6">
        {messages.map((message, index) => {
          const before = messages[index - 1];
          const isNewDay = !before || daysBetween(before.created_at, new Date(message.created_at)) !== 0;
          return (
            <li key={message.key} className="[contain-intrinsic-size:auto_9rem] [content-visibility:auto]">
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

/** Reads the page before when the top comes near; a button for whoever does not scroll. */
function Earlier({ isLoading, onEarlier }: { isLoading: boolean; onEarlier: () => void }) {
  const edge = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = edge.current;
    if (!element || typeof IntersectionObserver === "undefined") return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && onEarlier(), {
      rootMargin: "400px",
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [onEarlier]);
  return (
    <div ref={edge} className="mb-6 text-center">
      <Button variant="ghost" size="sm" pending={isLoading} pendingLabel="Loading earlier messages" onClick={onEarlier}>
        Show earlier messages
      </Button>
    </div>
  );
}
