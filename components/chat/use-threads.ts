"use client";

import { useEffect, useState, useSyncExternalStore } from "react";
import type { ChatMessageView } from "@/lib/features/chat/schema";
import { Thread, type ThreadState } from "./thread";

interface Opened {
  sessionId: string;
  messages: ChatMessageView[];
}

/** The conversations that were opened on this page; one that is left goes on receiving its answer. */
class Threads {
  private readonly threads = new Map<string, Thread>();
  private readonly userId: number;

  constructor(userId: number, opened: Opened | null) {
    this.userId = userId;
    if (opened) this.threads.set(opened.sessionId, new Thread(opened.sessionId, userId, opened.messages));
  }

  get(sessionId: string): Thread {
    const known = this.threads.get(sessionId);
    if (known) return known;
    const thread = new Thread(sessionId, this.userId);
    this.threads.set(sessionId, thread);
    return thread;
  }

  /** A conversation that was made a moment ago and so is known to be empty. */
  addEmpty(sessionId: string): Thread {
    const thread = new Thread(sessionId, this.userId, []);
    this.threads.set(sessionId, thread);
    return thread;
  }
}

export function useThreads(userId: number, opened: Opened | null): Threads {
  const [threads] = useState(() => new Threads(userId, opened));
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
