import { isRunning, MESSAGE_PAGE_SIZE } from "@/lib/features/chat/model";
import type { ChatMessageView } from "@/lib/features/chat/schema";
import { ApiError } from "@/lib/shared/api-client";
import { toErrorCopy, type ErrorCopy } from "./error-copy";
import { wasStored, type PendingSend } from "./pending-send";
import { mergeLatestPage, type ClientMessage } from "./merge-messages";
import type { WaitState } from "./retry-policy";

/**
 * What a conversation is doing. The stored rows are the source of truth, so every action ends with the newest page.
 *
 * | phase     | meaning                                      | function below: next phase                   |
 * | --------- | -------------------------------------------- | -------------------------------------------- |
 * | idle      | nothing runs                                 | startLoad: loading; startRequest: sending    |
 * | loading   | reads the newest page                        | readPage, fail                               |
 * | sending   | the server has not accepted the request yet  | acceptRequest: receiving; failRequest        |
 * | receiving | reads the text of a reply, and then the page | readPage, fail                               |
 * | failed    | the last action failed; `error` says why     | as idle                                      |
 * | missing   | the server does not have the conversation    | as idle; takeUpdates: idle                   |
 *
 * `readPage` leads to receiving while the page shows a running reply, and to idle; `fail` to missing after a 404, and
 * to failed; `failRequest` to any of these. The other functions keep the phase.
 */
export interface ConversationState {
  phase: "idle" | "loading" | "sending" | "receiving" | "failed" | "missing";
  messages: ClientMessage[];
  /** No page has been read yet. */
  isLoading: boolean;
  hasEarlier: boolean;
  isLoadingEarlier: boolean;
  isOffline: boolean;
  error: ErrorCopy | null;
  /** What the input has to take over: an unsent text, or the removal of a text that is stored. */
  draftUpdate: { kind: "restore" | "remove"; text: string } | null;
  pendingSend: PendingSend | null;
  /** The newest request: a message, or with `send: null` another version or the continuation of a reply. */
  request: { send: PendingSend | null; before: ClientMessage[] };
}

export const createConversationState = (
  page: ChatMessageView[] | undefined,
  pendingSend: PendingSend | null,
): ConversationState => ({
  phase: "idle",
  messages: mergeLatestPage([], page ?? []),
  isLoading: !page,
  hasEarlier: isFull(page ?? []),
  isLoadingEarlier: false,
  isOffline: false,
  error: null,
  draftUpdate: null,
  pendingSend,
  request: { send: null, before: [] },
});

const isFull = (page: ChatMessageView[]): boolean => page.length >= MESSAGE_PAGE_SIZE;

/** A busy phase admits no other action. */
export const isBusy = ({ phase }: ConversationState): boolean => ["loading", "sending", "receiving"].includes(phase);

export const runningReply = ({ messages }: ConversationState): ClientMessage | undefined =>
  messages.findLast(({ state }) => isRunning(state));

const hasFailedReply = ({ messages }: ConversationState): boolean =>
  ["failed", "interrupted"].includes(messages.at(-1)?.state ?? "complete");

export type ConversationStatus = "ready" | "answering" | "error";

export function statusOf(state: ConversationState): ConversationStatus {
  if (state.phase === "failed" || state.phase === "missing") return "error";
  if (runningReply(state)) return "answering";
  return hasFailedReply(state) ? "error" : "ready";
}

export const startLoad = (state: ConversationState): ConversationState => ({ ...state, phase: "loading", error: null });

/** `shown` takes the place of the message `replaces` and of what follows it. */
export function startRequest(
  state: ConversationState,
  send: PendingSend | null,
  shown: ClientMessage[],
  replaces?: string,
): ConversationState {
  const { messages: before, pendingSend } = state;
  const cut = before.findIndex(({ id }) => id === replaces);
  return {
    ...state,
    phase: "sending",
    messages: [...before.slice(0, cut === -1 ? undefined : cut), ...shown],
    error: null,
    draftUpdate: null,
    pendingSend: send ?? pendingSend,
    request: { send, before },
  };
}

export function showWaiting(state: ConversationState, { isOffline, queuePlace }: WaitState): ConversationState {
  const reply = runningReply(state);
  if (isOffline === state.isOffline && queuePlace === reply?.queuePlace) return state;
  return { ...changeMessage(state, reply?.key, { queuePlace }), isOffline };
}

export function acceptRequest(state: ConversationState, replyId: string | null): ConversationState {
  const accepted = changeMessage(state, runningReply(state)?.key, replyId ? { id: replyId } : {});
  return { ...accepted, phase: "receiving", pendingSend: state.request.send ? null : state.pendingSend };
}

/** The rows decide whether a refused or lost message was stored. Without a page the message returns to the input. */
export function failRequest(
  state: ConversationState,
  error: unknown,
  page: ChatMessageView[] | null,
): ConversationState {
  const { send, before } = state.request;
  if (!page) return fail({ ...(send ? returnDraft(state, send.text) : state), messages: before }, error);
  const read = readPage(state, page);
  const isReplyRunning = read.phase === "receiving";
  const isRefusal = error instanceof ApiError;
  const isStored = send ? !read.pendingSend : isReplyRunning && !isRefusal;
  // The failure of a stored reply is visible in the list.
  if (isStored || (!send && hasFailedReply(read))) return read;
  // While another reply runs, the error is shown until that one ends.
  const failed: ConversationState = {
    ...read,
    phase: isReplyRunning ? "receiving" : "failed",
    error: toErrorCopy(error),
  };
  // A lost request or a failing server may still store the message.
  return send && isRefusal && error.status < 500 ? { ...failed, pendingSend: null } : failed;
}

export function readPage(state: ConversationState, page: ChatMessageView[]): ConversationState {
  const messages = mergeLatestPage(state.messages, page);
  const read: ConversationState = {
    ...resolvePendingSend(state, messages),
    messages,
    isLoading: false,
    hasEarlier: messages.length > page.length ? state.hasEarlier : isFull(page),
  };
  return runningReply(read) ? { ...read, phase: "receiving" } : { ...read, phase: "idle", error: null };
}

function resolvePendingSend(state: ConversationState, messages: ClientMessage[]): ConversationState {
  const { pendingSend } = state;
  if (!pendingSend) return state;
  const { text, isReturned } = pendingSend;
  if (wasStored(pendingSend, messages)) return { ...state, pendingSend: null, draftUpdate: { kind: "remove", text } };
  return isReturned ? state : returnDraft(state, text);
}

export const returnDraft = (state: ConversationState, text: string): ConversationState => ({
  ...state,
  draftUpdate: { kind: "restore", text },
});

export function fail(state: ConversationState, error: unknown): ConversationState {
  const failed = { ...state, error: toErrorCopy(error), isLoading: false };
  const isMissing = error instanceof ApiError && error.status === 404;
  return isMissing ? { ...failed, phase: "missing", pendingSend: null } : { ...failed, phase: "failed" };
}

/** After an empty body: without a row for its message the request has failed. */
export function failUnstoredSend(state: ConversationState): ConversationState {
  const { send } = state.request;
  if (!send || wasStored(send, state.messages)) return state;
  return fail({ ...returnDraft(state, send.text), pendingSend: send }, new Error("Empty body"));
}

/** Call after the screen has applied `draftUpdate` and left a missing conversation. */
export function takeUpdates(state: ConversationState): ConversationState {
  const { phase, draftUpdate, pendingSend } = state;
  const isReturned = draftUpdate?.kind === "restore" && draftUpdate.text === pendingSend?.text;
  return {
    ...state,
    ...(phase === "missing" && { phase: "idle", error: null }),
    draftUpdate: null,
    pendingSend: pendingSend && isReturned ? { ...pendingSend, isReturned } : pendingSend,
  };
}

export const changeMessage = (
  state: ConversationState,
  key: string | undefined,
  change: Partial<ClientMessage>,
): ConversationState => ({
  ...state,
  messages: state.messages.map((message) => (message.key === key ? { ...message, ...change } : message)),
});

export function addMessages(state: ConversationState, rows: ChatMessageView[]): ConversationState {
  const added = rows.filter((row) => !state.messages.some(({ id }) => id === row.id));
  return { ...state, messages: [...state.messages, ...mergeLatestPage([], added)] };
}

export function addEarlier(state: ConversationState, page: ChatMessageView[]): ConversationState {
  return { ...state, messages: [...mergeLatestPage([], page), ...state.messages], hasEarlier: isFull(page) };
}
