import { isRunning, MESSAGE_PAGE_SIZE } from "@/lib/features/chat/model";
import type { ChatMessageView } from "@/lib/features/chat/schema";
import { mergeLatestPage, type ClientMessage } from "./merge-messages";
import type { ErrorCopy } from "./error-copy";

export type ConversationStatus = "ready" | "submitted" | "streaming" | "error";

export interface ConversationState {
  messages: ClientMessage[];
  status: ConversationStatus;
  isLoading: boolean;
  hasEarlier: boolean;
  isLoadingEarlier: boolean;
  error: ErrorCopy | null;
  isOffline: boolean;
  isMissing: boolean;
  restoredDraft: string | null;
  storedDraft: string | null;
}

function deriveStatus(messages: ClientMessage[]): ConversationStatus {
  const state = messages.at(-1)?.state;
  if (state && isRunning(state)) return "streaming";
  return state === "failed" || state === "interrupted" ? "error" : "ready";
}

function createInitialState(initial?: ChatMessageView[]): ConversationState {
  const messages = mergeLatestPage([], initial ?? []);
  return {
    messages,
    status: deriveStatus(messages),
    isLoading: !initial,
    hasEarlier: messages.length >= MESSAGE_PAGE_SIZE,
    isLoadingEarlier: false,
    error: null,
    isOffline: false,
    isMissing: false,
    restoredDraft: null,
    storedDraft: null,
  };
}

export class ConversationStore {
  state: ConversationState;
  private readonly listeners = new Set<() => void>();
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(initial?: ChatMessageView[]) {
    this.state = createInitialState(initial);
  }

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  runningReply(): ClientMessage | null {
    const last = this.state.messages.at(-1);
    return last && isRunning(last.state) ? last : null;
  }

  derivedStatus = (): ConversationStatus => deriveStatus(this.state.messages);

  patch(key: string, change: Partial<ClientMessage>, within = 0): void {
    const messages = this.state.messages.map((message) => (message.key === key ? { ...message, ...change } : message));
    this.set({ messages }, within);
  }

  /** Notifies at once, or together with other changes within `within` milliseconds. */
  set(change: Partial<ConversationState>, within = 0): void {
    this.state = { ...this.state, ...change };
    if (within === 0) this.show();
    else this.timer ??= setTimeout(() => this.show(), within);
  }

  private show(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    for (const listener of this.listeners) listener();
  }
}
