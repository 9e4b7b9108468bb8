import type { ChatMessageView, RedoReplyInput } from "@/lib/features/chat/schema";
import * as calls from "./chat-api";
import { createConnection, type RetryKind } from "./connection";
import * as model from "./conversation-model";
import type { ConversationState } from "./conversation-model";
import { toErrorCopy } from "./error-copy";
import type { ClientMessage } from "./merge-messages";
import { loadUnsent, storeUnsent } from "./unsent";

const RENDER_INTERVAL_MS = 40;
const FOLLOW_DELAY_MS = 1_000;

interface ControllerOptions {
  conversationId: string;
  userId: number;
  /** The newest page when it is known. */
  page?: ChatMessageView[];
  /** Runs when the server has stored a message or started another version. */
  onAccepted?: () => void;
}

export type ConversationController = ReturnType<typeof createController>;

/**
 * Sends the requests, reads the streams, runs the timers and stores the drafts of one conversation. Its states are in
 * the model.
 */
export function createController({ conversationId, userId, page, onAccepted }: ControllerOptions) {
  // The server does not render what this tab has stored.
  const serverState = model.createConversationState(page);
  let state: ConversationState = { ...serverState, ...loadUnsent(conversationId) };
  const listeners = new Set<() => void>();
  let renderTimer: ReturnType<typeof setTimeout> | undefined;
  const connection = createConnection((wait) => apply(model.showWait(state, wait)));
  /** Settles when the page is read, or the request accepted or refused. */
  let work: Promise<unknown> = Promise.resolve();

  /** Notifies at once, or together with other changes within `delay` milliseconds. */
  function apply(next: ConversationState, delay = 0): void {
    const { draft, pendingSend } = state;
    state = next;
    if (next.draft !== draft || next.pendingSend !== pendingSend) storeUnsent(conversationId, next);
    if (delay > 0) renderTimer ??= setTimeout(notify, delay);
    else notify();
  }

  function notify(): void {
    clearTimeout(renderTimer);
    renderTimer = undefined;
    for (const listener of listeners) listener();
  }

  /** Runs an action, and then receives replies until none is running. Resolves to false when another one is running. */
  async function act(
    start: () => ConversationState,
    run: (before: ClientMessage[]) => Promise<Response | void>,
  ): Promise<boolean> {
    // A page that is being read delays the action; a reply refuses it.
    while (state.phase === "loading" && !model.runningReply(state)) await work;
    if (state.phase !== "idle") return false;
    const { messages: before } = state;
    apply(start());
    try {
      const running = run(before);
      work = running.catch(() => undefined);
      for (let response = await running; isReceiving(); response = undefined) await receive(response);
    } catch (error) {
      apply(model.fail(state, error));
    }
    return true;
  }

  // A function, because TypeScript does not see that `state` has changed.
  const isReceiving = () => state.phase === "receiving";

  const request = (
    start: () => ConversationState,
    open: (signal: AbortSignal) => Promise<Response>,
  ): Promise<boolean> =>
    act(start, async (before) => {
      try {
        const response = await connection.request(model.isInFlight(state) ? "send" : "none", open);
        apply(model.acceptRequest(state, response.headers.get("x-message-id")));
        onAccepted?.();
        return response;
      } catch (error) {
        const page = await fetchPage("none").catch(() => null);
        apply(model.failRequest(state, error, { page, before }));
      }
    });

  /** Reads the response that has started the reply, or follows the reply from the text that is shown. */
  async function receive(accepted: Response | void): Promise<void> {
    const reply = model.runningReply(state);
    if (!reply) return readPage("none");
    const { key, id, content } = reply;
    let text = accepted ? "" : content;
    const show = (piece: string) => {
      text += piece;
      apply(model.changeMessage(state, key, { content: text }), RENDER_INTERVAL_MS);
    };
    const follow = (signal: AbortSignal) => calls.openFollow(id, content.length, signal);
    // An interrupted reply breaks the connection before the headers, as a network failure does; the row distinguishes
    // them.
    const response = accepted ?? (await connection.request("none", follow).catch(() => null));
    if (response) await connection.read(response, show);
    await readPage("untilRead");
    // An empty body without a reply's id comes from something in between, and has stored nothing.
    if (accepted && state.pendingSend?.isReturned) apply(model.fail(state, new Error("Empty body")));
    const hasStalled = !accepted && text === content && isReceiving();
    if (hasStalled) await connection.pause(FOLLOW_DELAY_MS);
  }

  const fetchPage = (retries: RetryKind): Promise<ChatMessageView[]> =>
    connection.request(retries, (signal) => calls.fetchMessages(conversationId, { signal }));

  async function readPage(retries: RetryKind): Promise<void> {
    const page = await fetchPage(retries);
    apply(model.readPage(state, page));
  }

  async function showError(attempt: () => Promise<unknown>): Promise<boolean> {
    try {
      await attempt();
      return true;
    } catch (error) {
      apply({ ...state, error: toErrorCopy(error) });
      return false;
    }
  }

  /** Reads the newest page. With a running reply, waits until the server is reachable again. */
  function load(): Promise<boolean> {
    connection.wake();
    return act(
      () => model.startLoad(state),
      () => readPage(model.runningReply(state) ? "untilRead" : "none"),
    );
  }

  return {
    conversationId,
    snapshot: (): ConversationState => state,
    serverSnapshot: (): ConversationState => serverState,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    load,

    async send(text: string, replaces?: string): Promise<void> {
      const { pendingSend } = state;
      const id = pendingSend?.text === text ? pendingSend.id : crypto.randomUUID();
      const body = { id: conversationId, sessionId: conversationId, userId, messages: { id, text }, replaces };
      const isStarted = await request(
        () => model.startSend(state, body.messages, replaces),
        (signal) => calls.openReply(body, signal),
      );
      // The same text is a second press of the button.
      if (!isStarted && state.pendingSend?.text !== text) apply(model.returnText(state, text));
    },

    redo(message: ClientMessage, mode: RedoReplyInput["mode"]): Promise<boolean> {
      const body = { sessionId: conversationId, messageId: message.id, mode };
      return request(
        () => model.startRedo(state, message, mode),
        (signal) => calls.openRedo(body, signal),
      );
    },

    stop: (): Promise<boolean> =>
      showError(async () => {
        const { stopped } = await calls.stopReply(conversationId);
        if (stopped !== null) return;
        // The message was not stored yet.
        await work;
        if (isReceiving()) await calls.stopReply(conversationId);
      }),

    async chooseVersion(messageId: string): Promise<void> {
      const isStored = await showError(() => calls.chooseVersion(conversationId, messageId));
      if (isStored) await load();
    },

    async rate({ key, id, feedback }: ClientMessage, value: ClientMessage["feedback"]): Promise<void> {
      apply(model.changeMessage(state, key, { feedback: value }));
      const isStored = await showError(() => calls.rateReply(id, value));
      if (!isStored) apply(model.changeMessage(state, key, { feedback }));
    },

    /** Shows the change only once it is stored, so that the screen never misstates what the team may read. */
    async share({ key, id }: ClientMessage, shared: boolean): Promise<boolean> {
      const isStored = await showError(() => calls.shareReply(id, shared));
      if (isStored) apply(model.changeMessage(state, key, { shared }));
      return isStored;
    },

    async loadEarlier(): Promise<void> {
      const { messages, isLoadingEarlier, hasEarlier } = state;
      if (isLoadingEarlier || !hasEarlier) return;
      apply({ ...state, isLoadingEarlier: true });
      await showError(async () => {
        const page = await calls.fetchMessages(conversationId, { before: messages[0]?.id });
        apply(model.addEarlier(state, page));
      });
      apply({ ...state, isLoadingEarlier: false });
    },

    addStored: (rows: ChatMessageView[]): void => apply(model.addMessages(state, rows)),
    setDraft: (draft: string): void => apply({ ...state, draft }),
    /** Call when the screen leaves a missing conversation and takes its draft. */
    leave: (): void => apply({ ...state, error: null, draft: "", pendingSend: null }),
  };
}
