"use client";

import { useEffect, useRef, useState, type ReactNode } from "react";
import { ApiError } from "@/lib/shared/api-client";
import * as calls from "../client/chat-api";
import { Composer } from "../composer/composer";
import type { FocusRequest } from "../composer/focus-request";
import { JumpToLatest } from "./jump-to-latest";
import { createLocalMessage, type ClientMessage } from "../client/merge-messages";
import { MessageList } from "../messages/message-list";
import { readText } from "../client/connection";
import { StatusRegion } from "./status-region";
import type { ConversationStatus } from "../client/conversation-model";
import { ErrorBanner } from "./error-banner";
import { toErrorCopy, type ErrorCopy } from "../client/error-copy";
import { useStickToEnd } from "./use-stick-to-end";

const INTERRUPTED = { message: "The reply was cut off. Nothing of this conversation is stored, so please ask again." };

export function OffRecord({ note, focusRequest }: { note: ReactNode; focusRequest: FocusRequest }) {
  const [messages, setMessages] = useState<ClientMessage[]>([]);
  const [status, setStatus] = useState<ConversationStatus>("ready");
  const [draft, setDraft] = useState("");
  const [error, setError] = useState<ErrorCopy | null>(null);
  const running = useRef<AbortController | null>(null);
  const { className, scroller, isAtEnd, jump } = useStickToEnd("off-record", messages[0]?.key);
  useEffect(() => () => running.current?.abort(), []);

  const send = async () => {
    const before = messages;
    const userMessage = createLocalMessage("user", draft);
    const reply = createLocalMessage("assistant", "");
    const abort = new AbortController();
    running.current = abort;
    let content = "";
    const show = (change: Partial<ClientMessage>) =>
      setMessages([...before, userMessage, { ...reply, ...change, content }]);
    setDraft("");
    setError(null);
    setStatus("answering");
    show({});
    jump();
    try {
      const turns = [...before, userMessage].filter((message) => message.content !== "");
      const response = await calls.openUnsavedReply(
        turns.map(({ role, content }) => ({ role, content })),
        abort.signal,
      );
      await readText(response, (piece) => {
        content += piece;
        show({ state: "streaming" });
      });
      show({ state: "complete" });
      setStatus("ready");
    } catch (failure) {
      if (content) show({ state: abort.signal.aborted ? "stopped" : "interrupted" });
      else {
        setMessages(before);
        setDraft(userMessage.content);
      }
      setStatus(abort.signal.aborted ? "ready" : "error");
      if (!abort.signal.aborted) setError(failure instanceof ApiError ? toErrorCopy(failure) : INTERRUPTED);
    }
  };
  const isAnswering = status === "answering";
  return (
    <>
      <div ref={scroller} className={className}>
        <div className="min-h-full">
          <div className="mx-auto w-full max-w-[46rem] px-4 pt-8 sm:px-6">
            <h1 className="display-type text-ink text-2xl">Off the record</h1>
            <p className="text-muted mt-2 max-w-lg text-sm">
              Nothing said here is stored, remembered or listed. It is gone when you leave this view or reload the page.
            </p>
          </div>
          {messages.length > 0 && <MessageList messages={messages} canAct={false} />}
        </div>
      </div>
      <div className="relative">
        {!isAtEnd && messages.length > 0 && <JumpToLatest onJump={jump} />}
        {error && <ErrorBanner error={error} />}
        <StatusRegion status={status} isStopped={messages.at(-1)?.state === "stopped"} />
        <Composer
          text={draft}
          onChange={setDraft}
          onSend={() => void send()}
          onStop={isAnswering ? () => running.current?.abort() : undefined}
          disabled={isAnswering}
          focusRequest={focusRequest}
          note={note}
        />
      </div>
    </>
  );
}
