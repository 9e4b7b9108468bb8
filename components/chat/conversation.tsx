"use client";

import { useCallback, useEffect, useMemo, type ReactNode } from "react";
import { Skeleton } from "@/components/ui/skeleton";
import { Composer } from "./composer";
import { EmptyState } from "./empty-state";
import { hasKeyboard, type FocusWish } from "./focus-wish";
import { JumpToLatest } from "./jump-to-latest";
import { MessageList } from "./message-list";
import { StatusRegion } from "./status-region";
import type { Thread } from "./thread";
import { Trouble } from "./trouble";
import { useStickToEnd } from "./use-stick-to-end";
import { useThread } from "./use-threads";

interface ConversationProps {
  thread: Thread;
  draft: string;
  onDraft: (text: string) => void;
  note: ReactNode;
  /** The list shows what runs and what was used last, so it is read again after each sending. */
  onUsed: () => void;
  /** The conversation does not exist (any more); `text` is what was written in it and not taken. */
  onMissing: (text: string) => void;
  focusWish: FocusWish;
}

const CUT_OFF = { words: "No connection right now. This goes on by itself when it is back." };

/** An open conversation: its thread, and the input below it. */
export function Conversation({ thread, draft, onDraft, note, onUsed, onMissing, focusWish }: ConversationProps) {
  const state = useThread(thread);
  const { messages, status, isLoading, error, isCutOff, isMissing, returned, delivered } = state;
  const isAnswering = status === "submitted" || status === "streaming";
  const { className, scroller, isAtEnd, jump } = useStickToEnd(thread.sessionId, messages[0]?.key);

  const finish = useCallback((work: Promise<void>) => void work.finally(onUsed), [onUsed]);
  const acts = useMemo(() => {
    // What was pressed is gone while the answer is written; after it one writes on.
    const andWriteOn = (work: Promise<void>) => {
      focusWish.set(hasKeyboard());
      finish(work);
    };
    return {
      redo: (...args: Parameters<Thread["redo"]>) => andWriteOn(thread.redo(...args)),
      rate: (...args: Parameters<Thread["rate"]>) => void thread.rate(...args),
      choose: (messageId: string) => finish(thread.choose(messageId)),
      edit: (messageId: string, text: string) => andWriteOn(thread.send(text, messageId)),
    };
  }, [thread, finish, focusWish]);
  const onEarlier = useCallback(() => void thread.loadEarlier(), [thread]);

  // What the server did not take goes back to where it was written, before what stands there by now.
  useEffect(() => {
    if (returned === null && delivered === null) return;
    thread.takeReturned();
    if (returned !== null && draft !== returned) onDraft(draft === "" ? returned : `${returned}\n\n${draft}`);
    else if (returned === null && draft === delivered) onDraft("");
  }, [returned, delivered, thread, draft, onDraft]);

  useEffect(() => {
    if (!isMissing) return;
    thread.takeMissing();
    onMissing(returned ?? draft);
  }, [isMissing, returned, draft, thread, onMissing]);

  const send = () => {
    onDraft("");
    jump();
    finish(thread.send(draft));
  };

  return (
    <>
      <div ref={scroller} className={className} data-cut-off={isCutOff || undefined}>
        <div className="min-h-full">
          {isLoading && <LoadingThread />}
          {!isLoading && messages.length === 0 && <EmptyState draft={draft} onDraft={onDraft} />}
          {messages.length > 0 && (
            <MessageList
              messages={messages}
              canAct={!isAnswering}
              acts={acts}
              hasEarlier={state.hasEarlier}
              isLoadingEarlier={state.isLoadingEarlier}
              onEarlier={onEarlier}
            />
          )}
        </div>
      </div>
      <div className="relative print:hidden">
        {!isAtEnd && messages.length > 0 && <JumpToLatest onJump={jump} />}
        {isCutOff && <Trouble trouble={CUT_OFF} isPassing />}
        {error && !isCutOff && <Trouble trouble={error} onRetry={() => void thread.load()} />}
        <StatusRegion status={status} isStopped={messages.at(-1)?.state === "stopped"} />
        <Composer
          text={draft}
          onChange={onDraft}
          onSend={send}
          onStop={isAnswering ? () => void thread.stop() : undefined}
          disabled={isAnswering}
          focusWish={focusWish}
          note={note}
        />
      </div>
    </>
  );
}

function LoadingThread() {
  return (
    <div role="status" className="mx-auto w-full max-w-[46rem] space-y-8 px-4 pt-10 sm:px-6">
      <span className="sr-only">Loading the conversation</span>
      <Skeleton className="ml-auto h-12 w-3/5 rounded-lg" />
      <Skeleton className="h-28 w-full rounded-lg" />
      <Skeleton className="ml-auto h-12 w-2/5 rounded-lg" />
      <Skeleton className="h-20 w-4/5 rounded-lg" />
    </div>
  );
}
