import { isRunning } from "@/lib/features/chat/model";
import { ApiError } from "@/lib/shared/api-client";
import * as calls from "./chat-calls";
import { Line } from "./line";
import { isLocal, mergeTail, type ThreadMessage } from "./merge-messages";
import { Patience } from "./patience";
import type { ThreadStore } from "./thread-state";
import { troubleOf } from "./trouble-words";
import { keepSending, keptSending, wasTaken, type UnsureSending } from "./unsure-sending";

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
 * Receives answers. Truth is what the server has stored: whatever happens to a stream, the rows are read again, and a
 * reply that still runs is followed from where this reader was.
 */
export class Reception {
  readonly line = new Line();
  readonly patience: Patience;
  /** The server knew nothing of the conversation when it was last read. */
  isGone = false;
  /** The next answer is to be stopped as soon as the server has it. */
  isStopWished = false;
  /** The same text again is the same sending. */
  unsure: UnsureSending | null = null;
  private readonly sessionId: string;
  private readonly store: ThreadStore;
  private readonly onTaken: () => void;

  /** `onTaken` is told when the server has taken a message, or begins another version of an answer. */
  constructor(sessionId: string, store: ThreadStore, onTaken: () => void) {
    this.sessionId = sessionId;
    this.store = store;
    this.onTaken = onTaken;
    this.patience = new Patience((isCutOff) => {
      if (isCutOff !== store.state.isCutOff) store.set({ isCutOff });
    });
  }

  async readTail(): Promise<void> {
    const tail = await calls.fetchMessages(this.sessionId).catch((error: unknown) => {
      this.isGone = error instanceof ApiError && error.status === 404;
      throw error;
    });
    this.isGone = false;
    const { state } = this.store;
    const messages = mergeTail(state.messages, tail);
    const hasEarlier = messages.length > tail.length ? state.hasEarlier : tail.length >= calls.PAGE;
    this.store.set({ messages, hasEarlier, isLoading: false });
  }

  remember(sending: UnsureSending | null): void {
    this.unsure = sending;
    keepSending(this.sessionId, sending);
  }

  /** What became of a sending whose answer was lost, also with the page it was sent from. */
  settleKept(): void {
    const kept = this.unsure ?? keptSending(this.sessionId);
    if (!kept) return;
    if (wasTaken(kept, this.store.state.messages)) {
      this.remember(null);
      this.store.set({ delivered: kept.text });
    } else if (!this.unsure) {
      this.remember(null);
      this.unsure = kept;
      this.store.set({ returned: kept.text });
    }
  }

  /** Stops the answer; when the server does not have the message yet, as soon as the answer begins. */
  async stop(): Promise<void> {
    try {
      const { stopped } = await calls.stopAnswer(this.sessionId);
      this.isStopWished = stopped === null;
    } catch (error) {
      this.store.set({ error: troubleOf(error) });
    }
  }

  /** Writes an answer into the message of that key, then lets the rows say what became of it. */
  async receive(key: string, open: () => Promise<Response>, act: Act): Promise<void> {
    this.store.set({ status: "submitted" });
    let response: Response;
    try {
      response = await open();
    } catch (error) {
      await this.afterRefusal(error, act);
      return;
    }
    if (act.sending) this.remember(null);
    this.onTaken();
    await this.stream(key, response);
    await this.patience.insistOnReading(() => this.readTail());
    await this.followToEnd();
  }

  /** Follows the reply that is being written at the end of the thread, through any number of lost connections. */
  async followToEnd(): Promise<void> {
    for (;;) {
      const reply = this.store.runningReply();
      if (!reply || isLocal(reply)) return;
      const { key, id, content } = reply;
      this.store.set({ status: content ? "streaming" : "submitted" });
      // A reply that is cut before another word breaks off without a head, as a lost connection does: the rows know.
      const ask = (signal: AbortSignal) => calls.openFollow(id, content.length, signal);
      const response = await this.line.open(ask).catch(() => null);
      if (response) await this.stream(key, response, content);
      await this.patience.insistOnReading(() => this.readTail());
      if (this.store.runningReply()?.content === content) await this.patience.pause(FOLLOW_PAUSE);
    }
  }

  /** Shows an answer as it comes; that it breaks off is no failure of this call, for the rows are read next. */
  private async stream(key: string, response: Response, from = ""): Promise<void> {
    const id = response.headers.get("x-message-id");
    this.store.patch(key, { ...(id && { id }), state: "streaming" });
    this.store.set({ status: "streaming" });
    if (this.isStopWished) void this.stop();
    let content = from;
    const show = (piece: string) => {
      content += piece;
      this.store.patch(key, { content }, SHOW_EVERY);
    };
    await this.line.read(response, show);
  }

  /** An answer was refused, or the partner failed before its first word: the rows tell whether the message was taken. */
  private async afterRefusal(error: unknown, { before, sending }: Act): Promise<void> {
    const isKnown = await this.readTail().then(
      () => true,
      () => false,
    );
    if (!isKnown) {
      if (this.isGone) this.remember(null);
      if (sending) this.store.set({ messages: before, returned: sending.text });
      throw error;
    }
    const { messages } = this.store.state;
    const isRefusal = error instanceof ApiError;
    const isTaken = sending
      ? wasTaken(sending, messages)
      : !isRefusal && isRunning(messages.at(-1)?.state ?? "complete");
    if (sending && !isTaken) this.store.set({ returned: sending.text });
    this.remember(null);
    // After a failure of the server itself it may still be on its way.
    if (sending && !isTaken && !(isRefusal && error.status < 500)) this.unsure = sending;
    const isOther = !isTaken && this.store.runningReply() !== null;
    // Said while the other answer comes, and no longer true after it.
    if (isOther) this.store.set({ error: troubleOf(error) });
    await this.followToEnd();
    if (isOther) return this.store.set({ error: null });
    // What was taken, and a reply that failed, say so themselves.
    if (!isTaken && !(this.store.statusAtRest() === "error" && !sending)) throw error;
  }
}
