import { isRunning, MESSAGE_PAGE_SIZE } from "@/lib/features/chat/model";
import type { ChatMessageView, RedoReplyInput } from "@/lib/features/chat/schema";
import { ApiError } from "@/lib/shared/api-client";
import type { Wait } from "./connection";
import { toErrorCopy, type ErrorCopy } from "./error-copy";
import { createLocalMessage, mergeLatestPage, type ClientMessage } from "./merge-messages";
import { createPendingSend, wasStored, type Unsent } from "./unsent";

/**
 * What a conversation is doing. The stored rows are the source of truth, so every action ends with the newest page.
 *
 * | phase     | meaning                                      | function below: next phase                           |
 * | --------- | -------------------------------------------- | ---------------------------------------------------- |
 * | idle      | nothing runs; `error` says what has failed   | startLoad: loading; startSend and startRedo: sending |
 * | loading   | reads the newest page                        | readPage, fail                                       |
 * | sending   | the server has not accepted the request yet  | acceptRequest: receiving; failRequest                |
 * | receiving | reads the text of a reply, and then the page | readPage, fail                                       |
 *
 * `readPage` and `failRequest` lead to receiving while the page shows a running reply, and to idle; `fail` to idle. The
 * other functions keep the phase.
 */
export interface ConversationState extends Unsent {
  phase: "idle" | "loading" | "sending" | "receiving";
  messages: ClientMessage[];
  /** No page has been read yet. */
  isLoading: boolean;
  hasEarlier: boolean;
  isLoadingEarlier: boolean;
  isOffline: boolean;
  error: ErrorCopy | null;
}

export const createConversationState = (page: ChatMessageView[] | undefined): ConversationState => ({
  phase: "idle",
  messages: mergeLatestPage([], page ?? []),
  isLoading: !page,
  hasEarlier: isFull(page ?? []),
  isLoadingEarlier: false,
  isOffline: false,
  error: null,
  draft: "",
  pendingSend: null,
});

const isFull = (page: ChatMessageView[]): boolean => page.length >= MESSAGE_PAGE_SIZE;

export const runningReply = ({ messages }: ConversationState): ClientMessage | undefined =>
  messages.findLast(({ state }) => isRunning(state));

export type ConversationStatus = "ready" | "answering" | "error";

export function statusOf(state: ConversationState): ConversationStatus {
  if (state.phase === "idle" && state.error) return "error";
  if (runningReply(state)) return "answering";
  return ["failed", "interrupted"].includes(state.messages.at(-1)?.state ?? "") ? "error" : "ready";
}

export const startLoad = (state: ConversationState): ConversationState => ({ ...state, phase: "loading", error: null });

/** `shown` takes the place of the message `replaces` and of what follows it. */
function startRequest(state: ConversationState, shown: ClientMessage[], replaces?: string): ConversationState {
  const cut = state.messages.findIndex(({ id }) => id === replaces);
  const before = state.messages.slice(0, cut === -1 ? undefined : cut);
  return { ...state, phase: "sending", messages: [...before, ...shown], error: null };
}

export function startSend(
  state: ConversationState,
  { id, text }: { id: string; text: string },
  replaces?: string,
): ConversationState {
  const shown = [createLocalMessage("user", text), createLocalMessage("assistant", "")];
  const pendingSend = createPendingSend(id, text, state.messages);
  return { ...startRequest(state, shown, replaces), draft: withoutText(state.draft, text), pendingSend };
}

export function startRedo(
  state: ConversationState,
  message: ClientMessage,
  mode: RedoReplyInput["mode"],
): ConversationState {
  const reply = mode === "continue" ? { ...message, state: "pending" as const } : createLocalMessage("assistant", "");
  return startRequest(state, [reply], message.id);
}

export const showWait = (state: ConversationState, { isOffline, queuePlace }: Wait): ConversationState => ({
  ...changeMessage(state, runningReply(state)?.key, { queuePlace }),
  isOffline,
});

export function acceptRequest(state: ConversationState, replyId: string | null): ConversationState {
  const change = { queuePlace: undefined, ...(replyId && { id: replyId }) };
  const accepted = changeMessage(state, runningReply(state)?.key, change);
  return {
    ...accepted,
    phase: "receiving",
    isOffline: false,
    pendingSend: isInFlight(state) && replyId ? null : state.pendingSend,
  };
}

/** The rows decide whether a refused or lost request was stored. Without a page the list is again as it was `before`. */
export function failRequest(
  state: ConversationState,
  error: unknown,
  { page, before }: { page: ChatMessageView[] | null; before: ClientMessage[] },
): ConversationState {
  if (!page) return fail({ ...state, messages: before }, error);
  const read = readPage(state, page);
  // A lost request has started another version if one is running. A failed reply shows its failure in the list.
  const isStarted = read.phase === "receiving" && !(error instanceof ApiError);
  const isStored = isInFlight(state) ? !read.pendingSend : isStarted || statusOf(read) === "error";
  return isStored ? read : { ...read, error: toErrorCopy(error) };
}

export function readPage(state: ConversationState, page: ChatMessageView[]): ConversationState {
  const messages = mergeLatestPage(state.messages, page);
  const read: ConversationState = {
    ...resolvePendingSend(state, messages),
    messages,
    isLoading: false,
    isOffline: false,
    hasEarlier: messages.length > page.length ? state.hasEarlier : isFull(page),
  };
  return runningReply(read) ? { ...read, phase: "receiving" } : { ...read, phase: "idle", error: null };
}

export const fail = (state: ConversationState, error: unknown): ConversationState => ({
  ...resolvePendingSend(state, []),
  phase: "idle",
  isLoading: false,
  isOffline: false,
  error: { ...toErrorCopy(error), isMissing: error instanceof ApiError && error.status === 404 },
});

/** A message that is neither known to be stored nor back in the input. */
export const isInFlight = ({ pendingSend }: ConversationState): boolean => pendingSend?.isReturned === false;

function resolvePendingSend(state: ConversationState, rows: ClientMessage[]): ConversationState {
  const { draft, pendingSend } = state;
  if (!pendingSend) return state;
  if (wasStored(pendingSend, rows)) return { ...state, draft: withoutText(draft, pendingSend.text), pendingSend: null };
  if (pendingSend.isReturned) return state;
  return { ...returnText(state, pendingSend.text), pendingSend: { ...pendingSend, isReturned: true } };
}

/** Puts an unsent text into the input, before a draft that was started meanwhile. */
export const returnText = (state: ConversationState, text: string): ConversationState => ({
  ...state,
  draft: [text, withoutText(state.draft, text)].filter(Boolean).join("\n\n"),
});

const withoutText = (draft: string, text: string): string => (draft === text ? "" : draft);

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
