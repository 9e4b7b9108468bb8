import { isRunning, MESSAGE_PAGE_SIZE } from "@/lib/features/chat/model";
import type { ChatMessageView } from "@/lib/features/chat/schema";
import { ApiError } from "@/lib/shared/api-client";
import { toErrorCopy, type ErrorCopy } from "./error-copy";
import { mergeLatestPage, type ClientMessage } from "./merge-messages";
import { wasStored, type PendingSend } from "./pending-send";
import type { Wait } from "./retry-policy";

export type ConversationStatus = "ready" | "answering" | "error";

/**
 * What a conversation is doing. The stored rows are the source of truth, so every action ends with the newest page.
 *
 * | phase     | meaning                                      | next                             |
 * | --------- | -------------------------------------------- | -------------------------------- |
 * | idle      | nothing runs                                 | loading, sending                 |
 * | loading   | reads the newest page                        | idle, receiving, failed, missing |
 * | sending   | the server has not accepted the request yet  | receiving, idle, failed, missing |
 * | receiving | reads the text of a reply, and then the page | idle, failed, missing            |
 * | failed    | the last action failed; `error` says why     | loading, sending                 |
 * | missing   | the server does not have the conversation    | loading, sending, idle           |
 *
 * A busy phase admits no other action. Without a `status`, the newest messages decide.
 */
const PHASES = {
  idle: { isBusy: false, status: null },
  loading: { isBusy: true, status: null },
  sending: { isBusy: true, status: "answering" },
  receiving: { isBusy: true, status: "answering" },
  failed: { isBusy: false, status: "error" },
  missing: { isBusy: false, status: "error" },
} as const;

export interface ConversationState {
  phase: keyof typeof PHASES;
  messages: ClientMessage[];
  isLoading: boolean;
  hasEarlier: boolean;
  isLoadingEarlier: boolean;
  isOffline: boolean;
  error: ErrorCopy | null;
  /** What the input has to take over: an unsent text, or the removal of a text that is stored. */
  draftUpdate: { kind: "restore" | "remove"; text: string } | null;
  pendingSend: PendingSend | null;
}

/** A message, or with `send: null` another version or the continuation of a reply. */
export interface ReplyRequest {
  send: PendingSend | null;
  before: ClientMessage[];
}

export const createConversationState = (
  page: ChatMessageView[] | undefined,
  pendingSend: PendingSend | null,
): ConversationState => ({
  phase: "idle",
  messages: mergeLatestPage([], page ?? []),
  isLoading: !page,
  hasEarlier: page !== undefined && page.length >= MESSAGE_PAGE_SIZE,
  isLoadingEarlier: false,
  isOffline: false,
  error: null,
  draftUpdate: null,
  pendingSend,
});

export const isBusy = ({ phase }: ConversationState): boolean => PHASES[phase].isBusy;

export const runningReply = ({ messages }: Pick<ConversationState, "messages">): ClientMessage | undefined =>
  messages.findLast(({ state }) => isRunning(state));

export function statusOf(state: ConversationState): ConversationStatus {
  const { status } = PHASES[state.phase];
  if (status) return status;
  if (runningReply(state)) return "answering";
  return hasFailedReply(state) ? "error" : "ready";
}

const hasFailedReply = ({ messages }: ConversationState): boolean =>
  ["failed", "interrupted"].includes(messages.at(-1)?.state ?? "complete");

export const startLoad = (state: ConversationState): ConversationState => ({ ...state, phase: "loading", error: null });

/** `messages` take the place of the message `replaces` and of what follows it. */
export function startRequest(
  state: ConversationState,
  request: ReplyRequest,
  messages: ClientMessage[],
  replaces?: string,
): ConversationState {
  const cut = state.messages.findIndex(({ id }) => id === replaces);
  return {
    ...state,
    phase: "sending",
    messages: [...state.messages.slice(0, cut === -1 ? undefined : cut), ...messages],
    error: null,
    draftUpdate: null,
    pendingSend: request.send ?? state.pendingSend,
  };
}

export function wait(state: ConversationState, { isOffline, queuePlace }: Wait): ConversationState {
  if (isOffline === state.isOffline && queuePlace === runningReply(state)?.queuePlace) return state;
  return { ...changeMessage(state, runningReply(state)?.key, { queuePlace }), isOffline };
}

export const acceptRequest = (
  state: ConversationState,
  { send }: ReplyRequest,
  id: string | null,
): ConversationState => ({
  ...changeMessage(state, runningReply(state)?.key, id ? { id } : {}),
  phase: "receiving",
  pendingSend: send ? null : state.pendingSend,
});

/** The rows decide whether a refused or lost message was stored. Without a page the message returns to the input. */
export function failRequest(
  state: ConversationState,
  { send, before }: ReplyRequest,
  error: unknown,
  page: ChatMessageView[] | null,
): ConversationState {
  if (!page) return fail({ ...(send ? returnDraft(state, send.text) : state), messages: before }, error);
  const read = readPage(state, page);
  const isReplyRunning = read.phase === "receiving";
  const isRefusal = error instanceof ApiError;
  const isStored = send ? read.pendingSend === null : isReplyRunning && !isRefusal;
  // The failure of a stored reply is visible in the list.
  if (isStored || (!send && hasFailedReply(read))) return read;
  // A lost request or a failing server may still store the message.
  const isRejected = send && isRefusal && error.status < 500;
  return {
    ...read,
    // While another reply runs, the error is shown until that one ends.
    phase: isReplyRunning ? "receiving" : "failed",
    error: toErrorCopy(error),
    pendingSend: isRejected ? null : read.pendingSend,
  };
}

export function readPage(state: ConversationState, page: ChatMessageView[]): ConversationState {
  const messages = mergeLatestPage(state.messages, page);
  const isReplyRunning = runningReply({ messages }) !== undefined;
  return {
    ...resolvePendingSend(state, messages),
    phase: isReplyRunning ? "receiving" : "idle",
    messages,
    isLoading: false,
    hasEarlier: messages.length > page.length ? state.hasEarlier : page.length >= MESSAGE_PAGE_SIZE,
    error: isReplyRunning ? state.error : null,
  };
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
  const isMissing = error instanceof ApiError && error.status === 404;
  return {
    ...state,
    phase: isMissing ? "missing" : "failed",
    error: toErrorCopy(error),
    pendingSend: isMissing ? null : state.pendingSend,
    isLoading: false,
  };
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

export const addEarlier = (state: ConversationState, page: ChatMessageView[]): ConversationState => ({
  ...state,
  messages: [...mergeLatestPage([], page), ...state.messages],
  hasEarlier: page.length >= MESSAGE_PAGE_SIZE,
});
