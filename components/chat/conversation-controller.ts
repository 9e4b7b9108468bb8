import { MESSAGE_PAGE_SIZE } from "@/lib/features/chat/model";
import type { ChatMessageView } from "@/lib/features/chat/schema";
import * as calls from "./chat-api";
import { createLocalMessage, mergeLatestPage, type ClientMessage } from "./merge-messages";
import { ReplyReceiver } from "./reply-receiver";
import { ConversationStore, type ConversationState } from "./conversation-store";
import { toErrorCopy } from "./error-copy";
import { createPendingSend } from "./pending-send";

export class ConversationController {
  readonly conversationId: string;
  private readonly userId: number;
  private readonly store: ConversationStore;
  private readonly receiver: ReplyReceiver;
  private isBusy = false;

  /** `initial` is the newest page when known; `onAccepted` as in `ReplyReceiver`. */
  constructor(conversationId: string, userId: number, initial?: ChatMessageView[], onAccepted: () => void = () => {}) {
    this.conversationId = conversationId;
    this.userId = userId;
    this.store = new ConversationStore(initial);
    this.receiver = new ReplyReceiver(conversationId, this.store, onAccepted);
  }

  subscribe = (listener: () => void): (() => void) => this.store.subscribe(listener);

  snapshot = (): ConversationState => this.store.state;

  load = async (): Promise<void> => {
    const { receiver, store } = this;
    receiver.retry.retryNow();
    if (this.isBusy) return;
    await this.runExclusive(async () => {
      const read = () => receiver.readLatestPage();
      // With a running reply, waits until the server is reachable again.
      await (store.runningReply() ? receiver.retry.retryRead(read) : read());
      receiver.resolvePendingSend();
      await receiver.followToEnd();
    });
  };

  resume = (): Promise<void> => {
    this.receiver.connection.abortIfStale();
    return this.load();
  };

  send = async (text: string, replaces?: string): Promise<void> => {
    await this.waitForLoad();
    if (!this.isBusy) return this.runExclusive(() => this.sendNow(text, replaces));
    if (this.receiver.pendingSend?.text !== text) this.store.set({ restoredDraft: text });
  };

  private async sendNow(text: string, replaces?: string): Promise<void> {
    const before = this.store.state.messages;
    const cut = replaces ? before.findIndex(({ id }) => id === replaces) : before.length;
    const id = this.receiver.pendingSend?.text === text ? this.receiver.pendingSend.id : crypto.randomUUID();
    const send = createPendingSend(id, text, before);
    const reply = createLocalMessage("assistant", "");
    this.store.set({
      messages: [...before.slice(0, cut), createLocalMessage("user", text), reply],
      restoredDraft: null,
    });
    this.receiver.setPendingSend(send);
    const { conversationId: sessionId, userId } = this;
    const open = () =>
      this.receiver.connection.open((signal) => calls.openReply({ sessionId, userId, id, text, replaces }, signal));
    await this.receiver.receive(reply.key, () => this.receiver.retry.retryOnNetworkError(open), { before, send });
  }

  redo = async (message: ClientMessage, mode: "regenerate" | "continue"): Promise<void> => {
    await this.waitForLoad();
    await this.runExclusive(async () => {
      const before = this.store.state.messages;
      const at = before.findIndex(({ key }) => key === message.key);
      const reply =
        mode === "continue" ? { ...message, state: "pending" as const } : createLocalMessage("assistant", "");
      this.store.set({ messages: [...before.slice(0, at), reply] });
      const redo = { sessionId: this.conversationId, messageId: message.id, mode };
      await this.receiver.receive(
        reply.key,
        () => this.receiver.connection.open((signal) => calls.openRedo(redo, signal)),
        { before },
      );
    });
  };

  addStored = (rows: ChatMessageView[]): void => {
    const known = new Set(this.store.state.messages.map(({ id }) => id));
    const added = rows.filter(({ id }) => !known.has(id)).map((row) => ({ ...row, key: row.id }));
    if (added.length > 0) this.store.set({ messages: [...this.store.state.messages, ...added] });
  };

  stop = (): Promise<void> => this.receiver.stop();

  chooseVersion = async (messageId: string): Promise<void> => {
    await this.waitForLoad();
    await this.runExclusive(async () => {
      await calls.chooseVersion(this.conversationId, messageId);
      await this.receiver.readLatestPage();
      await this.receiver.followToEnd();
    });
  };

  rate = async (message: ClientMessage, value: "helpful" | "unhelpful" | null): Promise<void> => {
    this.store.patch(message.key, { feedback: value });
    await calls.rateReply(message.id, value).catch((error: unknown) => {
      this.store.patch(message.key, { feedback: message.feedback });
      this.store.set({ error: toErrorCopy(error) });
    });
  };

  /** Shows the change only once it is stored, so that the screen never misstates what the team may read. */
  share = async ({ key, id }: ClientMessage, shared: boolean): Promise<boolean> => {
    try {
      await calls.shareReply(id, shared);
      this.store.patch(key, { shared });
      return true;
    } catch (error) {
      this.store.set({ error: toErrorCopy(error) });
      return false;
    }
  };

  loadEarlier = async (): Promise<void> => {
    const first = this.store.state.messages[0];
    if (!first || this.store.state.isLoadingEarlier || !this.store.state.hasEarlier) return;
    this.store.set({ isLoadingEarlier: true });
    try {
      const page = await calls.fetchMessages(this.conversationId, { before: first.id });
      const messages = [...mergeLatestPage([], page), ...this.store.state.messages];
      this.store.set({ messages, hasEarlier: page.length >= MESSAGE_PAGE_SIZE, isLoadingEarlier: false });
    } catch (error) {
      this.store.set({ isLoadingEarlier: false, error: toErrorCopy(error) });
    }
  };

  clearRestoredDraft = (): void => this.store.set({ restoredDraft: null, storedDraft: null });
  clearMissing = (): void => this.store.set({ isMissing: false, error: null });

  private async runExclusive(act: () => Promise<void>): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    this.receiver.isStopRequested = false;
    this.store.set({ error: null });
    const failure = await act().then(
      () => null,
      (error: unknown) => ({ error: toErrorCopy(error) }),
    );
    this.isBusy = false;
    if (failure) this.store.set({ status: "error", ...failure, isMissing: this.receiver.isGone, isLoading: false });
    else this.store.set({ status: this.store.derivedStatus() });
  }

  private async waitForLoad(): Promise<void> {
    const isLoading = () =>
      this.isBusy && this.store.state.status !== "submitted" && this.store.state.status !== "streaming";
    if (!isLoading()) return;
    await new Promise<void>((resolve) => {
      const stop = this.store.subscribe(() => {
        if (isLoading()) return;
        stop();
        resolve();
      });
    });
  }
}
