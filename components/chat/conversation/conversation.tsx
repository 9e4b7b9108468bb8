"use client";

import { useCallback, useEffect, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { Skeleton } from "@/components/ui/feedback/skeleton";
import { matchPractices } from "@/components/practices/match-practices";
import { STEP_ERROR_ID, usePractices } from "@/components/practices/use-practices";
import type { PracticeSummary } from "@/lib/features/practices/schema";
import { Composer, focusInput } from "../composer/composer";
import { EmptyState } from "./empty-state";
import type { FocusRequest } from "../composer/focus-request";
import { JumpToLatest } from "./jump-to-latest";
import { MessageList } from "../messages/message-list";
import { ReplyOffers } from "./reply-offers";
import { asksForPractices, PracticeDock } from "../composer/practice-dock";
import { StatusRegion } from "./status-region";
import type { ConversationController } from "../client/conversation-controller";
import { statusOf } from "../client/conversation-model";
import { ErrorBanner } from "./error-banner";
import { writeOwnVersion } from "@/lib/features/coach/model";
import { hasKeyboard } from "@/lib/shared/browser/has-keyboard";
import { answerToEdit, useAnswerToEdit } from "../composer/use-answer-to-edit";
import { useOpenedText } from "../composer/use-opened-text";
import { useHeldSend } from "./use-held-send";
import { useReplyActions } from "./use-reply-actions";
import { useStickToEnd } from "./use-stick-to-end";
import { useConversation } from "../client/use-conversations";

interface ConversationProps {
  practices: PracticeSummary[];
  controller: ConversationController;
  note: ReactNode;
  onActivity: () => void;
  onMissing: (text: string) => void;
  focusRequest: FocusRequest;
}

const OFFLINE = { message: "No connection right now. The conversation continues when it is back." };

export function Conversation(props: ConversationProps) {
  const { controller, note, onActivity, onMissing, focusRequest } = props;
  const state = useConversation(controller);
  const { messages, isLoading, error, isOffline, draft } = state;
  const onDraft = controller.setDraft;
  const status = statusOf(state);
  const isAnswering = status === "answering";
  const { className, scroller, isAtEnd, jump } = useStickToEnd(controller.conversationId, messages[0]?.key);

  const { actions, finish, runThenFocusInput } = useReplyActions(controller, { onActivity, focusRequest });
  useEffect(() => {
    if (!error?.isMissing) return;
    controller.leave();
    onMissing(draft);
  }, [error, draft, controller, onMissing]);
  const onEarlier = useCallback(() => void controller.loadEarlier(), [controller]);

  const sendToCoach = (text: string) => {
    jump();
    finish(controller.send(text));
  };
  const practices = usePractices(controller.conversationId, {
    addMessages: (rows) => {
      controller.addStored(rows);
      jump();
      onActivity();
    },
    reload: () => void controller.load(),
  });
  const { run } = practices;
  const step = run && !run.paused ? run.step : null;
  useAnswerToEdit(run, draft, onDraft);
  useOpenedText(run || isAnswering ? undefined : messages.at(-1), draft, onDraft);
  const matches = !run && asksForPractices(draft) ? matchPractices(props.practices, draft) : null;
  const start = (practiceId: string) => {
    // The pressed button disappears once the practice runs.
    focusRequest.set(hasKeyboard());
    void practices.start(practiceId).then((started) => {
      // Words that ask for a practice have done their work; others stay.
      if (started && asksForPractices(draft)) onDraft(answerToEdit(started));
    });
  };

  const sendSuggested = (text: string) => {
    jump();
    runThenFocusInput(controller.send(text));
  };
  const editText = (text: string) => {
    const own = writeOwnVersion(text);
    // The reply may have opened it already.
    if (!draft.startsWith(own)) flushSync(() => onDraft([own, draft].filter(Boolean).join("\n\n")));
    focusInput({ selectsBlank: true });
  };

  const send = useHeldSend(practices.isLoading, () => {
    if (draft.trim() === "") return; // Emptied while it was held back.
    if (matches) return matches[0] && start(matches[0].id);
    if (!step) return sendToCoach(draft);
    // Text that the practice does not accept stays in the field.
    focusRequest.set(true);
    void practices.say(draft).then((next) => next && onDraft(answerToEdit(next)));
  });

  return (
    <>
      <div ref={scroller} className={className} data-offline={isOffline || undefined}>
        <div className="min-h-full">
          {isLoading && <LoadingConversation />}
          {!isLoading && messages.length === 0 && (
            <EmptyState
              practices={props.practices}
              suggestedId={null}
              isStarting={practices.isBusy}
              onPractice={start}
            />
          )}
          {messages.length > 0 && (
            <MessageList
              messages={messages}
              canAct={!isAnswering}
              actions={actions}
              pages={practices.pages}
              offer={
                !run &&
                !isAnswering && (
                  <ReplyOffers
                    messages={messages}
                    practices={props.practices}
                    isStarting={practices.isBusy}
                    onStart={start}
                    onSay={sendSuggested}
                    onEditText={editText}
                  />
                )
              }
              hasEarlier={state.hasEarlier}
              isLoadingEarlier={state.isLoadingEarlier}
              onEarlier={onEarlier}
            />
          )}
        </div>
      </div>
      <div className="relative print:hidden">
        {!isAtEnd && messages.length > 0 && <JumpToLatest onJump={jump} />}
        {isOffline && <ErrorBanner error={OFFLINE} isTransient />}
        {error && !isOffline && <ErrorBanner error={error} onRetry={() => void controller.load()} />}
        <StatusRegion status={status} isStopped={messages.at(-1)?.state === "stopped"} />
        {practices.error && !run && <ErrorBanner error={{ message: practices.error }} />}
        <PracticeDock practices={practices} matches={matches} onStart={start} isStarting={practices.isBusy}>
          <Composer
            text={draft}
            onChange={onDraft}
            onSend={send}
            onStop={isAnswering ? () => void controller.stop() : undefined}
            disabled={isAnswering || practices.isBusy}
            focusRequest={focusRequest}
            errorId={step && practices.error ? STEP_ERROR_ID : undefined}
            note={note}
          />
        </PracticeDock>
      </div>
    </>
  );
}

function LoadingConversation() {
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
