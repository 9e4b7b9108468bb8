"use client";

import { memo, useMemo, useState } from "react";
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
  const stretches = useStretches(messages);
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
      {stretches.map((stretch, index) => (
        <Stretch
          key={stretch[0]?.key}
          messages={stretch}
          before={stretches[index - 1]?.at(-1)?.created_at}
          isLast={index === stretches.length - 1}
          canAct={canAct}
          acts={acts}
        />
      ))}
    </div>
  );
}

/** Messages that are laid out together, or not at all while they are far away: fewer regions to watch than messages. */
const STRETCH = 20;

/** The thread in stretches that stay the same when pages are put on top of it or messages are added below. */
function useStretches(messages: ThreadMessage[]): ThreadMessage[][] {
  const [anchor, setAnchor] = useState(messages[0]?.key);
  const found = messages.findIndex(({ key }) => key === anchor);
  if (found === -1 && messages[0]) setAnchor(messages[0].key);
  return useMemo(() => {
    const stretches: ThreadMessage[][] = [];
    for (let end = Math.max(found, 0) % STRETCH, start = 0; start < messages.length; end += STRETCH) {
      if (end > start) stretches.push(messages.slice(start, end));
      start = end;
    }
    return stretches;
  }, [messages, found]);
}

interface StretchProps extends Pick<MessageListProps, "messages" | "canAct" | "acts"> {
  /** When the message before was written. */
  before?: string;
  isLast: boolean;
}

const isSame = (one: StretchProps, other: StretchProps): boolean =>
  one.before === other.before &&
  one.isLast === other.isLast &&
  one.canAct === other.canAct &&
  one.acts === other.acts &&
  one.messages.length === other.messages.length &&
  one.messages.every((message, index) => message === other.messages[index]);

const Stretch = memo(function Stretch({ messages, before, isLast, canAct, acts }: StretchProps) {
  const isInBrowser = useIsInBrowser();
  return (
    <ol className="space-y-5 pb-5 [contain-intrinsic-size:auto_160rem] [content-visibility:auto] print:[content-visibility:visible]">
      {messages.map((message, index) => {
        const earlier = messages[index - 1]?.created_at ?? before;
        const isNewDay = !earlier || daysBetween(earlier, new Date(message.created_at)) !== 0;
        return (
          <li key={message.key}>
            {isInBrowser && isNewDay && <DayLine iso={message.created_at} />}
            <Message message={message} isLast={isLast && index === messages.length - 1} canAct={canAct} acts={acts} />
          </li>
        );
      })}
    </ol>
  );
}, isSame);

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
