import { isRunning, MESSAGE_PAGE_SIZE } from "@/lib/features/chat/model";
import type { ChatMessageView } from "@/lib/features/chat/schema";
import { mergeLatestPage, type ClientMessage } from "./merge-messages";
import type { ErrorCopy } from "./error-copy";

export type ConversationStatus = "ready" | "submitted" | "streaming" | "error";

export interface ConversationState {
  messages: ClientMessage[];
  status: ConversationStatus;
  /** The first page is being read. */
  isLoading: boolean;
  hasEarlier: boolean;
  isLoadingEarlier: boolean;
  error: ErrorCopy | null;
  /** The server cannot be reached; the action is retried. */
  isOffline: boolean;
  /** The server knows no such conversation of this person. */
  isMissing: boolean;
  /** A text that was not stored; it returns to the input. */
  restoredDraft: string | null;
  /** A text that returned to the input and turned out to be stored. */
  storedDraft: string | null;
}

/** The status that the rows give while no action runs. */
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

/** Holds the state and notifies its subscribers. */
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

  /** The last reply while some process writes it. */
  runningReply(): ClientMessage | null {
    const last = this.state.messages.at(-1);
    return last && isRunning(last.state) ? last : null;
  }

  derivedStatus = (): ConversationStatus => deriveStatus(this.state.messages);

  patch(key: string, change: Partial<ClientMessage>, within = 0): void {
    const messages = this.state.messages.map((message) => (message.key === key ? { ...message, ...change } : message));
    this.set({ messages }, within);
  }

  /** Notifies at once, or together with other changes within the given milliseconds. */
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
