import { isRunning, MESSAGE_PAGE_SIZE } from "@/lib/features/chat/model";
import { ApiError } from "@/lib/shared/api-client";
import * as calls from "./chat-api";
import { StreamConnection } from "./stream-connection";
import { isLocal, mergeLatestPage, type ClientMessage } from "./merge-messages";
import { RetryPolicy } from "./retry-policy";
import type { ConversationStore } from "./conversation-store";
import { toErrorCopy } from "./error-copy";
import { toQueueTurn } from "./queue-turn";
import { storePendingSend, loadPendingSend, wasStored, type PendingSend } from "./pending-send";

interface PendingAction {
  before: ClientMessage[];
  send?: PendingSend;
}

/** The specified queue is shorter than ten seconds, but it may have grown meanwhile. */
const MAX_QUEUE_ATTEMPTS = 20;
const RENDER_INTERVAL_MS = 40;
const FOLLOW_DELAY_MS = 1_000;

/**
 * Receives replies. The rows are the source of truth: after every stream the newest page is read again, and a reply
 * that still runs is followed from the received text.
 */
export class ReplyReceiver {
  readonly connection = new StreamConnection();
  readonly retry: RetryPolicy;
  isGone = false;
  isStopRequested = false;
  pendingSend: PendingSend | null = null;
  private readonly conversationId: string;
  private readonly store: ConversationStore;
  private readonly onAccepted: () => void;

  /** `onAccepted` runs when the server has stored a message or started another version. */
  constructor(conversationId: string, store: ConversationStore, onTaken: () => void) {
    this.conversationId = conversationId;
    this.store = store;
    this.onAccepted = onTaken;
    this.retry = new RetryPolicy((isOffline) => {
      if (isOffline !== store.state.isOffline) store.set({ isOffline });
    });
  }

  async readLatestPage(): Promise<void> {
    const tail = await calls.fetchMessages(this.conversationId).catch((error: unknown) => {
      this.isGone = error instanceof ApiError && error.status === 404;
      throw error;
    });
    this.isGone = false;
    const { state } = this.store;
    const messages = mergeLatestPage(state.messages, tail);
    const hasEarlier = messages.length > tail.length ? state.hasEarlier : tail.length >= MESSAGE_PAGE_SIZE;
    this.store.set({ messages, hasEarlier, isLoading: false });
  }

  setPendingSend(sending: PendingSend | null): void {
    this.pendingSend = sending;
    storePendingSend(this.conversationId, sending);
  }

  resolvePendingSend(): void {
    const kept = this.pendingSend ?? loadPendingSend(this.conversationId);
    if (!kept) return;
    if (wasStored(kept, this.store.state.messages)) {
      this.setPendingSend(null);
      this.store.set({ storedDraft: kept.text });
    } else if (!this.pendingSend) {
      this.setPendingSend(null);
      this.pendingSend = kept;
      this.store.set({ restoredDraft: kept.text });
    }
  }

  async stop(): Promise<void> {
    try {
      const { stopped } = await calls.stopReply(this.conversationId);
      this.isStopRequested = stopped === null;
    } catch (error) {
      this.store.set({ error: toErrorCopy(error) });
    }
  }

  async receive(key: string, open: () => Promise<Response>, act: PendingAction): Promise<void> {
    this.store.set({ status: "submitted" });
    let response: Response;
    try {
      response = await this.openInTurn(key, open);
    } catch (error) {
      await this.handleFailedOpen(error, act);
      return;
    }
    if (act.send) this.setPendingSend(null);
    this.onAccepted();
    await this.stream(key, response);
    await this.retry.retryRead(() => this.readLatestPage());
    await this.followToEnd();
  }

  /** Retries while this reply is queued on the server, and shows its position. */
  private async openInTurn(key: string, open: () => Promise<Response>): Promise<Response> {
    for (let attempt = 0; ; attempt++) {
      try {
        const response = await open();
        this.store.patch(key, { queuePlace: undefined });
        return response;
      } catch (error) {
        const turn = toQueueTurn(error);
        if (!turn || attempt >= MAX_QUEUE_ATTEMPTS) throw error;
        this.store.patch(key, { queuePlace: turn.place });
        await this.retry.delay(turn.seconds * 1_000);
      }
    }
  }

  async followToEnd(): Promise<void> {
    for (;;) {
      const reply = this.store.runningReply();
      if (!reply || isLocal(reply)) return;
      const { key, id, content } = reply;
      this.store.set({ status: content ? "streaming" : "submitted" });
      // An interrupted reply breaks the connection before the head, as a network failure does; the row tells them
      // apart.
      const ask = (signal: AbortSignal) => calls.openFollow(id, content.length, signal);
      const response = await this.connection.open(ask).catch(() => null);
      if (response) await this.stream(key, response, content);
      await this.retry.retryRead(() => this.readLatestPage());
      if (this.store.runningReply()?.content === content) await this.retry.delay(FOLLOW_DELAY_MS);
    }
  }

  /** Never rejects: after a broken stream the row is read. */
  private async stream(key: string, response: Response, from = ""): Promise<void> {
    const id = response.headers.get("x-message-id");
    this.store.patch(key, { ...(id && { id }), state: "streaming" });
    this.store.set({ status: "streaming" });
    if (this.isStopRequested) void this.stop();
    let content = from;
    const show = (piece: string) => {
      content += piece;
      this.store.patch(key, { content }, RENDER_INTERVAL_MS);
    };
    await this.connection.read(response, show);
  }

  /** The rows decide whether a refused or lost message was stored. */
  private async handleFailedOpen(error: unknown, { before, send }: PendingAction): Promise<void> {
    const isKnown = await this.readLatestPage().then(
      () => true,
      () => false,
    );
    if (!isKnown) {
      if (this.isGone) this.setPendingSend(null);
      if (send) this.store.set({ messages: before, restoredDraft: send.text });
      throw error;
    }
    const { messages } = this.store.state;
    const isRefusal = error instanceof ApiError;
    const isStored = send ? wasStored(send, messages) : !isRefusal && isRunning(messages.at(-1)?.state ?? "complete");
    if (send && !isStored) this.store.set({ restoredDraft: send.text });
    this.setPendingSend(null);
    // A lost request or a failing server may still store it.
    if (send && !isStored && !(isRefusal && error.status < 500)) this.pendingSend = send;
    const isOtherReplyRunning = !isStored && this.store.runningReply() !== null;
    // Shown only while the other reply runs.
    if (isOtherReplyRunning) this.store.set({ error: toErrorCopy(error) });
    await this.followToEnd();
    if (isOtherReplyRunning) return this.store.set({ error: null });
    // A stored message and a failed reply are visible in the list.
    if (!isStored && !(this.store.derivedStatus() === "error" && !send)) throw error;
  }
}
