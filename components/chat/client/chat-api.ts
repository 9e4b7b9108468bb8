import { MESSAGE_PAGE_SIZE } from "@/lib/features/chat/model";
import type { ChatMessageView, OffRecordInput, RedoReplyInput, SendMessageInput } from "@/lib/features/chat/schema";
import { apiClient, openResponse } from "@/lib/shared/api-client";

const post = <T>(path: string, body: unknown) => apiClient<T>(path, { method: "POST", body });
const openStream = (path: string, body: unknown, signal: AbortSignal) =>
  openResponse(path, { method: "POST", body, signal });

export const fetchMessages = (sessionId: string, { before, signal }: { before?: string; signal?: AbortSignal } = {}) =>
  apiClient<ChatMessageView[]>(
    `/api/chat/messages/${encodeURIComponent(sessionId)}?limit=${MESSAGE_PAGE_SIZE}${before ? `&before=${before}` : ""}`,
    { signal },
  );

export const openReply = ({ messages: { id, text }, ...request }: SendMessageInput, signal: AbortSignal) =>
  openStream("/api/chat", { ...request, messages: [{ id, role: "user", content: text }] }, signal);

export const openRedo = (request: RedoReplyInput, signal: AbortSignal) =>
  openStream("/api/chat/replies", request, signal);

export const openFollow = (messageId: string, offset: number, signal: AbortSignal) =>
  openResponse(`/api/chat/replies/${encodeURIComponent(messageId)}?offset=${offset}`, { signal });

export const openUnsavedReply = (messages: OffRecordInput["messages"], signal: AbortSignal) =>
  openStream("/api/chat/off-the-record", { messages }, signal);

export const stopReply = (sessionId: string) => post<{ stopped: string | null }>("/api/chat/stop", { sessionId });

export const chooseVersion = (sessionId: string, messageId: string) =>
  post("/api/chat/versions", { sessionId, messageId });

export const rateReply = (messageId: string, value: ChatMessageView["feedback"]) =>
  post("/api/chat/feedback", { messageId, value });

export const shareReply = (messageId: string, shared: boolean) =>
  post("/api/chat/shared-replies", { messageId, shared });
