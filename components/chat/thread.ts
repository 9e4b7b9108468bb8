import type { ChatMessageView } from "@/lib/features/chat/schema";
import * as calls from "./chat-calls";
import { localMessage, mergeTail, type ThreadMessage } from "./merge-messages";
import { Reception } from "./reception";
import { ThreadStore, type ThreadState } from "./thread-state";
import { troubleOf } from "./trouble-words";
import { newSending } from "./unsure-sending";

/** One conversation as the page shows it, and what can be done in it. */
export class Thread {
  readonly sessionId: string;
  private readonly userId: number;
  private readonly store: ThreadStore;
  private readonly reception: Reception;
  private isBusy = false;

  /** `initial` is its newest page, when that is known already; for `onTaken` see `Reception`. */
  constructor(sessionId: string, userId: number, initial?: ChatMessageView[], onTaken: () => void = () => {}) {
    this.sessionId = sessionId;
    this.userId = userId;
    this.store = new ThreadStore(initial);
    this.reception = new Reception(sessionId, this.store, onTaken);
  }

  subscribe = (listener: () => void): (() => void) => this.store.subscribe(listener);

  snapshot = (): ThreadState => this.store.state;

  /** Reads the newest page and follows a reply that is being written. */
  load = async (): Promise<void> => {
    const { reception, store } = this;
    reception.patience.wake();
    if (this.isBusy) return;
    await this.exclusively(async () => {
      const read = () => reception.readTail();
      // What is being written is followed until the server can be reached again.
      await (store.runningReply() ? reception.patience.insistOnReading(read) : read());
      reception.settleKept();
      await reception.followToEnd();
    });
  };

  /** On the way back from a sleep, or to a network. */
  comeBack = (): Promise<void> => {
    this.reception.line.doubt();
    return this.load();
  };

  /**
   * Sends a text; `replaces` names one of one's own messages whose place it takes. A text that cannot be sent now, because
   * an answer is being written, is returned.
   */
  send = async (text: string, replaces?: string): Promise<void> => {
    await this.whenLooked();
    if (!this.isBusy) return this.exclusively(() => this.say(text, replaces));
    if (this.reception.unsure?.text !== text) this.store.set({ returned: text });
  };

  private async say(text: string, replaces?: string): Promise<void> {
    const before = this.store.state.messages;
    const cut = replaces ? before.findIndex(({ id }) => id === replaces) : before.length;
    const id = this.reception.unsure?.text === text ? this.reception.unsure.id : crypto.randomUUID();
    const sending = newSending(id, text, before);
    const reply = localMessage("assistant", "");
    this.store.set({ messages: [...before.slice(0, cut), localMessage("user", text), reply], returned: null });
    this.reception.remember(sending);
    const { sessionId, userId } = this;
    const open = () =>
      this.reception.line.open((signal) => calls.openAnswer({ sessionId, userId, id, text, replaces }, signal));
    await this.reception.receive(reply.key, () => this.reception.patience.insist(open), { before, sending });
  }

  /** Another version of an answer, or the rest of one that was cut. */
  redo = async (message: ThreadMessage, mode: "regenerate" | "continue"): Promise<void> => {
    await this.whenLooked();
    await this.exclusively(async () => {
      const before = this.store.state.messages;
      const at = before.findIndex(({ key }) => key === message.key);
      const reply = mode === "continue" ? { ...message, state: "pending" as const } : localMessage("assistant", "");
      this.store.set({ messages: [...before.slice(0, at), reply] });
      const redo = { sessionId: this.sessionId, messageId: message.id, mode };
      await this.reception.receive(
        reply.key,
        () => this.reception.line.open((signal) => calls.openRedo(redo, signal)),
        { before },
      );
    });
  };

  stop = (): Promise<void> => this.reception.stop();

  choose = async (messageId: string): Promise<void> => {
    await this.whenLooked();
    await this.exclusively(async () => {
      await calls.chooseVersion(this.sessionId, messageId);
      await this.reception.readTail();
      await this.reception.followToEnd();
    });
  };

  rate = async (message: ThreadMessage, value: "helpful" | "unhelpful" | null): Promise<void> => {
    this.store.patch(message.key, { feedback: value });
    await calls.rateAnswer(message.id, value).catch((error: unknown) => {
      this.store.patch(message.key, { feedback: message.feedback });
      this.store.set({ error: troubleOf(error) });
    });
  };

  loadEarlier = async (): Promise<void> => {
    const first = this.store.state.messages[0];
    if (!first || this.store.state.isLoadingEarlier || !this.store.state.hasEarlier) return;
    this.store.set({ isLoadingEarlier: true });
    try {
      const page = await calls.fetchMessages(this.sessionId, { before: first.id });
      const messages = [...mergeTail([], page), ...this.store.state.messages];
      this.store.set({ messages, hasEarlier: page.length >= calls.PAGE, isLoadingEarlier: false });
    } catch (error) {
      this.store.set({ isLoadingEarlier: false, error: troubleOf(error) });
    }
  };

  takeReturned = (): void => this.store.set({ returned: null, delivered: null });
  takeMissing = (): void => this.store.set({ isMissing: false, error: null });

  /** One act at a time: while one is under way, others are not begun. */
  private async exclusively(act: () => Promise<void>): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    this.reception.isStopWished = false;
    this.store.set({ error: null });
    const failure = await act().then(
      () => null,
      (error: unknown) => ({ error: troubleOf(error) }),
    );
    this.isBusy = false;
    if (failure) this.store.set({ status: "error", ...failure, isMissing: this.reception.isGone, isLoading: false });
    else this.store.set({ status: this.store.statusAtRest() });
  }

  /** A look at the rows is over in a moment, so what a person does meanwhile waits for it. */
  private async whenLooked(): Promise<void> {
    const isLooking = () =>
      this.isBusy && this.store.state.status !== "submitted" && this.store.state.status !== "streaming";
    if (!isLooking()) return;
    await new Promise<void>((resolve) => {
      const stop = this.store.subscribe(() => {
        if (isLooking()) return;
        stop();
        resolve();
      });
    });
  }
}
