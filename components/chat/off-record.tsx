"use client";

import { useEffect, useRef, useState, type ReactNode } from "react";
import { ApiError } from "@/lib/shared/api-client";
import * as calls from "./chat-calls";
import { Composer } from "./composer";
import type { FocusWish } from "./focus-wish";
import { JumpToLatest } from "./jump-to-latest";
import { localMessage, type ThreadMessage } from "./merge-messages";
import { MessageList } from "./message-list";
import { readText } from "./read-text";
import { StatusRegion } from "./status-region";
import type { ThreadStatus } from "./thread-state";
import { Trouble } from "./trouble";
import { troubleOf, type TroubleWords } from "./trouble-words";
import { useStickToEnd } from "./use-stick-to-end";

const CUT = { words: "The answer was cut off. Nothing of this conversation is stored, so please ask again." };

/** A conversation that exists in this page alone: it is gone with a reload, a click elsewhere, or the tab. */
export function OffRecord({ note, focusWish }: { note: ReactNode; focusWish: FocusWish }) {
  const [messages, setMessages] = useState<ThreadMessage[]>([]);
  const [status, setStatus] = useState<ThreadStatus>("ready");
  const [draft, setDraft] = useState("");
  const [error, setError] = useState<TroubleWords | null>(null);
  const running = useRef<AbortController | null>(null);
  const { className, scroller, isAtEnd, jump } = useStickToEnd("off-record", messages[0]?.key);
  useEffect(() => () => running.current?.abort(), []);

  const send = async () => {
    const before = messages;
    const said = localMessage("user", draft);
    const reply = localMessage("assistant", "");
    const leaving = new AbortController();
    running.current = leaving;
    let content = "";
    const show = (change: Partial<ThreadMessage>) => setMessages([...before, said, { ...reply, ...change, content }]);
    setDraft("");
    setError(null);
    setStatus("submitted");
    show({});
    jump();
    try {
      const turns = [...before, said].filter((message) => message.content !== "");
      const response = await calls.openOffRecord(
        turns.map(({ role, content }) => ({ role, content })),
        leaving.signal,
      );
      setStatus("streaming");
      await readText(response, (piece) => {
        content += piece;
        show({ state: "streaming" });
      });
      show({ state: "complete" });
      setStatus("ready");
    } catch (failure) {
      if (content) show({ state: leaving.signal.aborted ? "stopped" : "interrupted" });
      else {
        setMessages(before);
        setDraft(said.content);
      }
      setStatus(leaving.signal.aborted ? "ready" : "error");
      if (!leaving.signal.aborted) setError(failure instanceof ApiError ? troubleOf(failure) : CUT);
    }
  };
  const isAnswering = status === "submitted" || status === "streaming";
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
        {error && <Trouble trouble={error} />}
        <StatusRegion status={status} isStopped={messages.at(-1)?.state === "stopped"} />
        <Composer
          text={draft}
          onChange={setDraft}
          onSend={() => void send()}
          onStop={isAnswering ? () => running.current?.abort() : undefined}
          disabled={isAnswering}
          focusWish={focusWish}
          note={note}
        />
      </div>
    </>
  );
}
