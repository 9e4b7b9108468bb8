import type { ChatMessageView } from "@/lib/features/chat/schema";
import * as calls from "./chat-api";
import * as model from "./conversation-model";
import type { ConversationState } from "./conversation-model";
import { toErrorCopy } from "./error-copy";
import { createPendingSend, loadPendingSend, storePendingSend } from "./pending-send";
import { createLocalMessage, type ClientMessage } from "./merge-messages";
import { RetryPolicy } from "./retry-policy";
import { StreamConnection } from "./stream-connection";

const RENDER_INTERVAL_MS = 40;
const FOLLOW_DELAY_MS = 1_000;

/**
 * Sends the requests, reads the streams, runs the timers and stores the drafts of one conversation. Its states are in
 * the model.
 */
export class ConversationController {
  readonly conversationId: string;
  private readonly userId: number;
  private readonly onAccepted: () => void;
  private readonly connection = new StreamConnection();
  private readonly retry = new RetryPolicy((wait) => this.apply(model.showWaiting(this.state, wait)));
  private readonly listeners = new Set<() => void>();
  private renderTimer: ReturnType<typeof setTimeout> | undefined;
  private state: ConversationState;
  /** Settles when the page is read, or the request accepted or refused. */
  private work: Promise<unknown> = Promise.resolve();

  /**
   * `page` is the newest page when it is known. `onAccepted` runs when the server has stored a message or started
   * another version.
   */
  constructor(conversationId: string, userId: number, page?: ChatMessageView[], onAccepted: () => void = () => {}) {
    this.conversationId = conversationId;
    this.userId = userId;
    this.onAccepted = onAccepted;
    this.state = model.createConversationState(page, loadPendingSend(conversationId));
  }

  snapshot = (): ConversationState => this.state;

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  load = async (): Promise<void> => {
    this.retry.retryNow();
    if (model.isBusy(this.state)) return;
    // With a running reply, waits until the server is reachable again.
    const read = model.runningReply(this.state) ? this.readPageWithRetry : this.readPage;
    await this.act(model.startLoad(this.state), read);
  };

  resume = (): Promise<void> => {
    this.connection.abortIfStale();
    return this.load();
  };

  send = async (text: string, replaces?: string): Promise<void> => {
    await this.waitForLoad();
    const { messages, pendingSend } = this.state;
    const knownId = pendingSend?.text === text ? pendingSend.id : null;
    if (model.isBusy(this.state)) {
      // The same text is a second press of the button.
      if (!knownId) this.apply(model.returnDraft(this.state, text));
      return;
    }
    const send = createPendingSend(knownId ?? crypto.randomUUID(), text, messages);
    const { conversationId: sessionId, userId } = this;
    const body = { id: sessionId, sessionId, userId, messages: { id: send.id, text }, replaces };
    const shown = [createLocalMessage("user", text), createLocalMessage("assistant", "")];
    const start = model.startRequest(this.state, send, shown, replaces);
    await this.request(start, (signal) => calls.openReply(body, signal));
  };

  redo = async (message: ClientMessage, mode: "regenerate" | "continue"): Promise<void> => {
    await this.waitForLoad();
    if (model.isBusy(this.state)) return;
    const body = { sessionId: this.conversationId, messageId: message.id, mode };
    const reply = mode === "continue" ? { ...message, state: "pending" as const } : createLocalMessage("assistant", "");
    const start = model.startRequest(this.state, null, [reply], message.id);
    await this.request(start, (signal) => calls.openRedo(body, signal));
  };

  stop = async (): Promise<void> => {
    await this.showError(async () => {
      const { stopped } = await calls.stopReply(this.conversationId);
      if (stopped !== null) return;
      // The message was not stored yet.
      await this.work;
      if (this.state.phase === "receiving") await calls.stopReply(this.conversationId);
    });
  };

  chooseVersion = async (messageId: string): Promise<void> => {
    await this.waitForLoad();
    if (model.isBusy(this.state)) return;
    await this.act(model.startLoad(this.state), async () => {
      await calls.chooseVersion(this.conversationId, messageId);
      await this.readPage();
    });
  };

  rate = async ({ key, id, feedback }: ClientMessage, value: ClientMessage["feedback"]): Promise<void> => {
    this.apply(model.changeMessage(this.state, key, { feedback: value }));
    const isStored = await this.showError(() => calls.rateReply(id, value));
    if (!isStored) this.apply(model.changeMessage(this.state, key, { feedback }));
  };

  /** Shows the change only once it is stored, so that the screen never misstates what the team may read. */
  share = async ({ key, id }: ClientMessage, shared: boolean): Promise<boolean> => {
    const isStored = await this.showError(() => calls.shareReply(id, shared));
    if (isStored) this.apply(model.changeMessage(this.state, key, { shared }));
    return isStored;
  };

  loadEarlier = async (): Promise<void> => {
    const { messages, isLoadingEarlier, hasEarlier } = this.state;
    if (isLoadingEarlier || !hasEarlier) return;
    this.apply({ ...this.state, isLoadingEarlier: true });
    await this.showError(async () => {
      const page = await calls.fetchMessages(this.conversationId, messages[0]?.id);
      this.apply(model.addEarlier(this.state, page));
    });
    this.apply({ ...this.state, isLoadingEarlier: false });
  };

  addStored = (rows: ChatMessageView[]): void => this.apply(model.addMessages(this.state, rows));

  takeUpdates = (): void => this.apply(model.takeUpdates(this.state));

  /** Afterwards check for a busy phase without another `await`, which would admit a second action. */
  private async waitForLoad(): Promise<void> {
    if (this.state.phase === "loading" && !model.runningReply(this.state)) await this.work;
  }

  /** Runs an action, and then receives replies until none is running. */
  private async act(start: ConversationState, run: () => Promise<Response | void>): Promise<void> {
    this.apply(start);
    try {
      const started = run();
      this.work = started.catch(() => undefined);
      for (let response = await started; this.state.phase === "receiving"; response = undefined)
        await this.receive(response);
    } catch (error) {
      this.apply(model.fail(this.state, error));
    }
  }

  private request(start: ConversationState, open: (signal: AbortSignal) => Promise<Response>): Promise<void> {
    const kind = start.request.send ? "send" : "redo";
    return this.act(start, async () => {
      let response: Response;
      try {
        response = await this.retry.run(kind, () => this.connection.open(open));
      } catch (error) {
        const page = await calls.fetchMessages(this.conversationId).catch(() => null);
        return this.apply(model.failRequest(this.state, error, page));
      }
      this.apply(model.acceptRequest(this.state, response.headers.get("x-message-id")));
      this.onAccepted();
      return response;
    });
  }

  private async receive(accepted: Response | void): Promise<void> {
    const reply = model.runningReply(this.state);
    if (!reply) return this.readPage();
    const { key, id, content } = reply;
    const follow = (signal: AbortSignal) => calls.openFollow(id, content.length, signal);
    // An interrupted reply breaks the connection before the headers, as a network failure does; the row distinguishes
    // them.
    const response = accepted ?? (await this.connection.open(follow).catch(() => null));
    let shown = accepted ? "" : content;
    const show = (piece: string) => {
      shown += piece;
      this.apply(model.changeMessage(this.state, key, { content: shown }), RENDER_INTERVAL_MS);
    };
    if (response) await this.connection.read(response, show);
    await this.readPageWithRetry();
    // Our server names the reply's message; an empty body without that comes from something in between.
    if (accepted && shown === "" && !accepted.headers.has("x-message-id"))
      this.apply(model.failUnstoredSend(this.state));
    const hasStalled = !accepted && model.runningReply(this.state)?.content === content;
    if (hasStalled) await this.retry.delay(FOLLOW_DELAY_MS);
  }

  private readPage = async (): Promise<void> => {
    const page = await calls.fetchMessages(this.conversationId);
    this.apply(model.readPage(this.state, page));
  };

  private readPageWithRetry = (): Promise<void> => this.retry.run("read", this.readPage);

  private async showError(work: () => Promise<unknown>): Promise<boolean> {
    try {
      await work();
      return true;
    } catch (error) {
      this.apply({ ...this.state, error: toErrorCopy(error) });
      return false;
    }
  }

  /** Notifies at once, or together with other changes within `delay` milliseconds. */
  private apply(next: ConversationState, delay = 0): void {
    if (next.pendingSend !== this.state.pendingSend) storePendingSend(this.conversationId, next.pendingSend);
    this.state = next;
    if (delay > 0) this.renderTimer ??= setTimeout(() => this.notify(), delay);
    else this.notify();
  }

  private notify(): void {
    clearTimeout(this.renderTimer);
    this.renderTimer = undefined;
    for (const listener of this.listeners) listener();
  }
}
