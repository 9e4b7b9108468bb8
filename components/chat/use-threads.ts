"use client";

import { useEffect, useEffectEvent, useState, useSyncExternalStore } from "react";
import type { ChatMessageView } from "@/lib/features/chat/schema";
import { Thread } from "./thread";
import type { ThreadState } from "./thread-state";

interface Opened {
  sessionId: string;
  messages: ChatMessageView[];
}

/** Between the tabs of this browser: the conversation in which something was said. */
const CHANNEL = "clarity-chat";

/** The conversations that were opened on this page; one that is left goes on receiving its answer. */
class Threads {
  private readonly threads = new Map<string, Thread>();
  private readonly userId: number;
  private channel: BroadcastChannel | null = null;

  constructor(userId: number, opened: Opened | null) {
    this.userId = userId;
    if (opened) this.make(opened.sessionId, opened.messages);
  }

  get(sessionId: string): Thread {
    return this.threads.get(sessionId) ?? this.make(sessionId);
  }

  /** A conversation that was made a moment ago and so is known to be empty. */
  addEmpty(sessionId: string): Thread {
    return this.make(sessionId, []);
  }

  /** Shows what is said in other tabs and tells them what is said in this one, until the returned function is called. */
  listen(onHeard: () => void): () => void {
    if (typeof BroadcastChannel === "undefined") return () => {};
    const channel = new BroadcastChannel(CHANNEL);
    channel.onmessage = ({ data }: MessageEvent<string>) => {
      void this.threads.get(data)?.load();
      onHeard();
    };
    this.channel = channel;
    return () => {
      this.channel = null;
      channel.close();
    };
  }

  private make(sessionId: string, messages?: ChatMessageView[]): Thread {
    const thread = new Thread(sessionId, this.userId, messages, () => this.channel?.postMessage(sessionId));
    this.threads.set(sessionId, thread);
    return thread;
  }
}

/** `onHeard` is told when something was said in another tab. */
export function useThreads(userId: number, opened: Opened | null, onHeard: () => void): Threads {
  const [threads] = useState(() => new Threads(userId, opened));
  const hear = useEffectEvent(onHeard);
  useEffect(() => threads.listen(() => hear()), [threads]);
  return threads;
}

/** The state of a conversation; reads it when it is opened and again when the reader returns to the page. */
export function useThread(thread: Thread): ThreadState {
  useEffect(() => {
    void thread.load();
    const onReturn = () => {
      if (document.visibilityState === "visible") void thread.comeBack();
    };
    document.addEventListener("visibilitychange", onReturn);
    window.addEventListener("online", onReturn);
    return () => {
      document.removeEventListener("visibilitychange", onReturn);
      window.removeEventListener("online", onReturn);
    };
  }, [thread]);
  return useSyncExternalStore(thread.subscribe, thread.snapshot, thread.snapshot);
}
