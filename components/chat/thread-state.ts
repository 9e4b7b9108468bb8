import { isRunning } from "@/lib/features/chat/model";
import type { ChatMessageView } from "@/lib/features/chat/schema";
import { PAGE } from "./chat-calls";
import { mergeTail, type ThreadMessage } from "./merge-messages";
import type { TroubleWords } from "./trouble-words";

export type ThreadStatus = "ready" | "submitted" | "streaming" | "error";

export interface ThreadState {
  messages: ThreadMessage[];
  status: ThreadStatus;
  /** The first page is on its way. */
  isLoading: boolean;
  hasEarlier: boolean;
  isLoadingEarlier: boolean;
  /** What went wrong with the last act. */
  error: TroubleWords | null;
  /** The server cannot be reached; what is under way goes on when it can. */
  isCutOff: boolean;
  /** The server knows no such conversation of this person's. */
  isMissing: boolean;
  /** A text that the server did not take; it goes back into the input. */
  returned: string | null;
  /** A text that went back there although the server had taken it, as was seen since. */
  delivered: string | null;
}

/** What the messages say while nothing is under way on this page. */
function statusOf(messages: ThreadMessage[]): ThreadStatus {
  const state = messages.at(-1)?.state;
  if (state && isRunning(state)) return "streaming";
  return state === "failed" || state === "interrupted" ? "error" : "ready";
}

function stateAtFirst(initial?: ChatMessageView[]): ThreadState {
  const messages = mergeTail([], initial ?? []);
  return {
    messages,
    status: statusOf(messages),
    isLoading: !initial,
    hasEarlier: messages.length >= PAGE,
    isLoadingEarlier: false,
    error: null,
    isCutOff: false,
    isMissing: false,
    returned: null,
    delivered: null,
  };
}

/** The state of one conversation on the page, and whoever shows it. */
export class ThreadStore {
  state: ThreadState;
  private readonly listeners = new Set<() => void>();
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** `initial` is its newest page, when that is known already. */
  constructor(initial?: ChatMessageView[]) {
    this.state = stateAtFirst(initial);
  }

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  /** The reply at the end that some process still writes. */
  runningReply(): ThreadMessage | null {
    const last = this.state.messages.at(-1);
    return last && isRunning(last.state) ? last : null;
  }

  statusAtRest = (): ThreadStatus => statusOf(this.state.messages);

  /** Changes one message; see `set`. */
  patch(key: string, change: Partial<ThreadMessage>, within = 0): void {
    const messages = this.state.messages.map((message) => (message.key === key ? { ...message, ...change } : message));
    this.set({ messages }, within);
  }

  /** Changes the state and tells the page, at once or together with other changes `within` milliseconds. */
  set(change: Partial<ThreadState>, within = 0): void {
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
