import { isRunning } from "@/lib/features/chat/model";
import type { ChatMessageView } from "@/lib/features/chat/schema";
import { ApiError } from "@/lib/shared/api-client";
import * as calls from "./chat-calls";
import { isLocal, localMessage, mergeTail, type ThreadMessage } from "./merge-messages";
import { Patience } from "./patience";
import { readText } from "./read-text";
import { troubleOf, type TroubleWords } from "./trouble-words";

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
}

interface Sending {
  id: string;
  text: string;
  before: ThreadMessage[];
}

/** The page follows a stream this often; more would only cost. */
const SHOW_EVERY = 40;

/**
 * One conversation as the page shows it. Truth is what the server has stored: whatever happens to a stream, the rows are
 * read again, and a reply that still runs is followed from where this reader was.
 */
export class Thread {
  readonly sessionId: string;
  private readonly userId: number;
  private state: ThreadState;
  private readonly listeners = new Set<() => void>();
  private showTimer: ReturnType<typeof setTimeout> | undefined;
  private isBusy = false;
  private isGone = false;
  private readonly patience = new Patience((isCutOff) => {
    if (isCutOff !== this.state.isCutOff) this.set({ isCutOff });
  });
  /** A sending whose fate is unknown; the same text again is the same sending. */
  private unsure: Sending | null = null;

  constructor(sessionId: string, userId: number, initial?: ChatMessageView[]) {
    this.sessionId = sessionId;
    this.userId = userId;
    this.state = {
      messages: mergeTail([], initial ?? []),
      status: "ready",
      isLoading: !initial,
      hasEarlier: (initial?.length ?? 0) >= calls.PAGE,
      isLoadingEarlier: false,
      error: null,
      isCutOff: false,
      isMissing: false,
      returned: null,
    };
  }

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  snapshot = (): ThreadState => this.state;

  /** Reads the newest page and follows a reply that is being written: at the start, and on the way back from a sleep. */
  load = (): Promise<void> => {
    this.patience.wake();
    return this.exclusively(async () => {
      await this.readTail();
      await this.followToEnd();
    });
  };

  /** Sends a text; `replaces` names one of one's own messages whose place it takes. */
  send = (text: string, replaces?: string): Promise<void> =>
    this.exclusively(async () => {
      const before = this.state.messages;
      const cut = replaces ? before.findIndex(({ id }) => id === replaces) : before.length;
      const id = this.unsure?.text === text ? this.unsure.id : crypto.randomUUID();
      const sending = { id, text, before };
      const reply = localMessage("assistant", "");
      this.set({ messages: [...before.slice(0, cut), localMessage("user", text), reply], returned: null });
      this.unsure = sending;
      const { sessionId, userId } = this;
      const open = () => calls.openAnswer({ sessionId, userId, id, text, replaces });
      await this.receive(reply.key, () => this.patience.insist(open), sending);
      this.unsure = null;
    });

  /** Another version of an answer, or the rest of one that was cut. */
  redo = (message: ThreadMessage, mode: "regenerate" | "continue"): Promise<void> =>
    this.exclusively(async () => {
      const before = this.state.messages;
      const at = before.findIndex(({ key }) => key === message.key);
      const reply = mode === "continue" ? { ...message, state: "pending" as const } : localMessage("assistant", "");
      this.set({ messages: [...before.slice(0, at), reply] });
      await this.receive(reply.key, () => calls.openRedo(this.sessionId, message.id, mode));
    });

  stop = async (): Promise<void> => {
    await calls.stopAnswer(this.sessionId).catch((error: unknown) => this.set({ error: troubleOf(error) }));
  };

  choose = (messageId: string): Promise<void> =>
    this.exclusively(async () => {
      await calls.chooseVersion(this.sessionId, messageId);
      await this.readTail();
    });

  rate = async (message: ThreadMessage, value: "helpful" | "unhelpful" | null): Promise<void> => {
    this.patch(message.key, { feedback: value });
    await calls.rateAnswer(message.id, value).catch((error: unknown) => {
      this.patch(message.key, { feedback: message.feedback });
      this.set({ error: troubleOf(error) });
    });
  };

  loadEarlier = async (): Promise<void> => {
    const first = this.state.messages[0];
    if (!first || this.state.isLoadingEarlier || !this.state.hasEarlier) return;
    this.set({ isLoadingEarlier: true });
    try {
      const page = await calls.fetchMessages(this.sessionId, { before: first.id });
      const messages = [...mergeTail([], page), ...this.state.messages];
      this.set({ messages, hasEarlier: page.length >= calls.PAGE, isLoadingEarlier: false });
    } catch (error) {
      this.set({ isLoadingEarlier: false, error: troubleOf(error) });
    }
  };

  takeReturned = (): void => this.set({ returned: null });
  takeMissing = (): void => this.set({ isMissing: false, error: null });

  /** One act at a time: while one is under way, others are not begun. */
  private async exclusively(act: () => Promise<void>): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    this.set({ error: null });
    try {
      await act();
      this.set({ status: this.isBroken() ? "error" : "ready" });
    } catch (error) {
      this.set({ status: "error", error: troubleOf(error), isMissing: this.isGone, isLoading: false });
    } finally {
      this.isBusy = false;
    }
  }

  private isBroken(): boolean {
    const state = this.state.messages.at(-1)?.state;
    return state === "failed" || state === "interrupted";
  }

  /** Writes an answer into the message of that key, then lets the rows say what became of it. */
  private async receive(key: string, open: () => Promise<Response>, sending?: Sending): Promise<void> {
    this.set({ status: "submitted" });
    try {
      await this.stream(key, await open());
    } catch (error) {
      await this.afterRefusal(error, sending);
      return;
    }
    await this.patience.insist(() => this.readTail());
    await this.followToEnd();
  }

  /** Shows an answer as it comes; that it breaks off is no failure of this call, for the rows are read next. */
  private async stream(key: string, response: Response, from = ""): Promise<void> {
    const id = response.headers.get("x-message-id");
    this.patch(key, { ...(id && { id }), state: "streaming" });
    this.set({ status: "streaming" });
    let content = from;
    const show = (piece: string) => {
      content += piece;
      this.patch(key, { content }, SHOW_EVERY);
    };
    await readText(response, show).catch(() => undefined);
  }

  /** Follows the reply that is being written at the end of the thread, through any number of lost connections. */
  private async followToEnd(): Promise<void> {
    for (;;) {
      const reply = this.state.messages.at(-1);
      if (!reply || !isRunning(reply.state) || isLocal(reply)) return;
      const { key, id, content } = reply;
      this.set({ status: content ? "streaming" : "submitted" });
      const response = await this.patience.insist(() => calls.openFollow(id, content.length)).catch(() => null);
      if (response) await this.stream(key, response, content);
      await this.patience.insist(() => this.readTail());
    }
  }

  /** An answer was refused, or the partner failed before its first word: the rows tell whether the message was taken. */
  private async afterRefusal(error: unknown, sending?: Sending): Promise<void> {
    const isKnown = await this.readTail().then(
      () => true,
      () => false,
    );
    if (!isKnown) {
      if (sending) this.set({ messages: sending.before, returned: sending.text });
      throw error;
    }
    const isTaken = !sending || wasTaken(error, this.state.messages, sending);
    if (!isTaken) this.set({ returned: sending?.text ?? null });
    if (error instanceof ApiError) this.unsure = null;
    await this.followToEnd();
    // A reply that failed says so itself.
    if (!isTaken || !this.isBroken()) throw error;
  }

  private async readTail(): Promise<void> {
    const tail = await calls.fetchMessages(this.sessionId).catch((error: unknown) => {
      this.isGone = error instanceof ApiError && error.status === 404;
      throw error;
    });
    this.isGone = false;
    const messages = mergeTail(this.state.messages, tail);
    const hasEarlier = messages.length > tail.length ? this.state.hasEarlier : tail.length >= calls.PAGE;
    this.set({ messages, hasEarlier, isLoading: false });
  }

  private patch(key: string, change: Partial<ThreadMessage>, within = 0): void {
    const messages = this.state.messages.map((message) => (message.key === key ? { ...message, ...change } : message));
    this.set({ messages }, within);
  }

  /** Changes the state and tells the page, at once or together with other changes `within` milliseconds. */
  private set(change: Partial<ThreadState>, within = 0): void {
    this.state = { ...this.state, ...change };
    if (within === 0) this.show();
    else this.showTimer ??= setTimeout(() => this.show(), within);
  }

  private show(): void {
    clearTimeout(this.showTimer);
    this.showTimer = undefined;
    for (const listener of this.listeners) listener();
  }
}

/** Whether the rows hold a message that was not there before; a refusal because of another answer means that it is not ours. */
function wasTaken(error: unknown, messages: ThreadMessage[], { before }: Sending): boolean {
  if (error instanceof ApiError && error.status === 409) return false;
  const known = new Set(before.map(({ id }) => id));
  return messages.some(({ id, role }) => role === "user" && !known.has(id));
}
