import { isRunning } from "@/lib/features/chat/model";
import type { ChatMessageView } from "@/lib/features/chat/schema";
import { ApiError } from "@/lib/shared/api-client";
import * as calls from "./chat-calls";
import { Line } from "./line";
import { isLocal, localMessage, mergeTail, type ThreadMessage } from "./merge-messages";
import { Patience } from "./patience";
import { troubleOf, type TroubleWords } from "./trouble-words";
import { keepSending, keptSending, newSending, wasTaken, type UnsureSending } from "./unsure-sending";

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

/** What is under way, for when it fails: a sending, or something done to an answer. */
interface Act {
  before: ThreadMessage[];
  sending?: UnsureSending;
}

/** The page follows a stream this often; more would only cost. */
const SHOW_EVERY = 40;
/** Milliseconds before a reply is followed again that gave nothing and is not over. */
const FOLLOW_PAUSE = 1_000;

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
  private isStopWished = false;
  private readonly line = new Line();
  private readonly patience = new Patience((isCutOff) => {
    if (isCutOff !== this.state.isCutOff) this.set({ isCutOff });
  });
  /** The same text again is the same sending. */
  private unsure: UnsureSending | null = null;

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
      delivered: null,
    };
  }

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  snapshot = (): ThreadState => this.state;

  /** Reads the newest page and follows a reply that is being written. */
  load = async (): Promise<void> => {
    this.patience.wake();
    if (this.isBusy) return;
    await this.exclusively(async () => {
      await this.readTail();
      this.settleKept();
      await this.followToEnd();
    });
  };

  /** On the way back from a sleep, or to a network. */
  comeBack = (): Promise<void> => {
    this.line.doubt();
    return this.load();
  };

  /**
   * Sends a text; `replaces` names one of one's own messages whose place it takes. A text that cannot be sent now, because
   * an answer is being written, is returned.
   */
  send = async (text: string, replaces?: string): Promise<void> => {
    await this.whenLooked();
    if (!this.isBusy) return this.exclusively(() => this.say(text, replaces));
    if (this.unsure?.text !== text) this.set({ returned: text });
  };

  private async say(text: string, replaces?: string): Promise<void> {
    const before = this.state.messages;
    const cut = replaces ? before.findIndex(({ id }) => id === replaces) : before.length;
    const id = this.unsure?.text === text ? this.unsure.id : crypto.randomUUID();
    const sending = newSending(id, text, before);
    const reply = localMessage("assistant", "");
    this.set({ messages: [...before.slice(0, cut), localMessage("user", text), reply], returned: null });
    this.remember(sending);
    const { sessionId, userId } = this;
    const open = () => this.line.open((signal) => calls.openAnswer({ sessionId, userId, id, text, replaces }, signal));
    await this.receive(reply.key, () => this.patience.insist(open), { before, sending });
  }

  /** Another version of an answer, or the rest of one that was cut. */
  redo = async (message: ThreadMessage, mode: "regenerate" | "continue"): Promise<void> => {
    await this.whenLooked();
    await this.exclusively(async () => {
      const before = this.state.messages;
      const at = before.findIndex(({ key }) => key === message.key);
      const reply = mode === "continue" ? { ...message, state: "pending" as const } : localMessage("assistant", "");
      this.set({ messages: [...before.slice(0, at), reply] });
      const redo = { sessionId: this.sessionId, messageId: message.id, mode };
      await this.receive(reply.key, () => this.line.open((signal) => calls.openRedo(redo, signal)), { before });
    });
  };

  /** Stops the answer; when the server does not have the message yet, as soon as the answer begins. */
  stop = async (): Promise<void> => {
    try {
      const { stopped } = await calls.stopAnswer(this.sessionId);
      this.isStopWished = stopped === null;
    } catch (error) {
      this.set({ error: troubleOf(error) });
    }
  };

  choose = async (messageId: string): Promise<void> => {
    await this.whenLooked();
    await this.exclusively(async () => {
      await calls.chooseVersion(this.sessionId, messageId);
      await this.readTail();
    });
  };

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

  takeReturned = (): void => this.set({ returned: null, delivered: null });
  takeMissing = (): void => this.set({ isMissing: false, error: null });

  /** One act at a time: while one is under way, others are not begun. */
  private async exclusively(act: () => Promise<void>): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    this.isStopWished = false;
    this.set({ error: null });
    const failure = await act().then(
      () => null,
      (error: unknown) => ({ error: troubleOf(error) }),
    );
    this.isBusy = false;
    if (failure) this.set({ status: "error", ...failure, isMissing: this.isGone, isLoading: false });
    else this.set({ status: this.isBroken() ? "error" : "ready" });
  }

  /** A look at the rows is over in a moment, so what a person does meanwhile waits for it. */
  private async whenLooked(): Promise<void> {
    const isLooking = () => this.isBusy && this.state.status !== "submitted" && this.state.status !== "streaming";
    if (!isLooking()) return;
    await new Promise<void>((resolve) => {
      const stop = this.subscribe(() => {
        if (isLooking()) return;
        stop();
        resolve();
      });
    });
  }

  private remember(sending: UnsureSending | null): void {
    this.unsure = sending;
    keepSending(this.sessionId, sending);
  }

  /** What became of a sending whose answer was lost, also with the page it was sent from. */
  private settleKept(): void {
    const kept = this.unsure ?? keptSending(this.sessionId);
    if (!kept) return;
    if (wasTaken(kept, this.state.messages)) {
      this.remember(null);
      this.set({ delivered: kept.text });
    } else if (!this.unsure) {
      this.remember(null);
      this.unsure = kept;
      this.set({ returned: kept.text });
    }
  }

  private isBroken(): boolean {
    const state = this.state.messages.at(-1)?.state;
    return state === "failed" || state === "interrupted";
  }

  /** Writes an answer into the message of that key, then lets the rows say what became of it. */
  private async receive(key: string, open: () => Promise<Response>, act: Act): Promise<void> {
    this.set({ status: "submitted" });
    let response: Response;
    try {
      response = await open();
    } catch (error) {
      await this.afterRefusal(error, act);
      return;
    }
    if (act.sending) this.remember(null);
    await this.stream(key, response);
    await this.patience.insistOnReading(() => this.readTail());
    await this.followToEnd();
  }

  /** Shows an answer as it comes; that it breaks off is no failure of this call, for the rows are read next. */
  private async stream(key: string, response: Response, from = ""): Promise<void> {
    const id = response.headers.get("x-message-id");
    this.patch(key, { ...(id && { id }), state: "streaming" });
    this.set({ status: "streaming" });
    if (this.isStopWished) void this.stop();
    let content = from;
    const show = (piece: string) => {
      content += piece;
      this.patch(key, { content }, SHOW_EVERY);
    };
    await this.line.read(response, show);
  }

  /** Follows the reply that is being written at the end of the thread, through any number of lost connections. */
  private async followToEnd(): Promise<void> {
    for (;;) {
      const reply = this.state.messages.at(-1);
      if (!reply || !isRunning(reply.state) || isLocal(reply)) return;
      const { key, id, content } = reply;
      this.set({ status: content ? "streaming" : "submitted" });
      // A reply that is cut before another word breaks off without a head, as a lost connection does: the rows know.
      const ask = (signal: AbortSignal) => calls.openFollow(id, content.length, signal);
      const response = await this.line.open(ask).catch(() => null);
      if (response) await this.stream(key, response, content);
      await this.patience.insistOnReading(() => this.readTail());
      const now = this.state.messages.at(-1);
      if (now && isRunning(now.state) && now.content === content) await this.patience.pause(FOLLOW_PAUSE);
    }
  }

  /** An answer was refused, or the partner failed before its first word: the rows tell whether the message was taken. */
  private async afterRefusal(error: unknown, { before, sending }: Act): Promise<void> {
    const isKnown = await this.readTail().then(
      () => true,
      () => false,
    );
    if (!isKnown) {
      if (this.isGone) this.remember(null);
      if (sending) this.set({ messages: before, returned: sending.text });
      throw error;
    }
    const { messages } = this.state;
    const isRefusal = error instanceof ApiError;
    const isTaken = sending
      ? wasTaken(sending, messages)
      : !isRefusal && isRunning(messages.at(-1)?.state ?? "complete");
    if (sending && !isTaken) this.set({ returned: sending.text });
    this.remember(null);
    // After a failure of the server itself it may still be on its way.
    if (sending && !isTaken && !(isRefusal && error.status < 500)) this.unsure = sending;
    await this.followToEnd();
    // What was taken, and a reply that failed, say so themselves.
    if (!isTaken && !(this.isBroken() && !sending)) throw error;
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
