import { MESSAGE_PAGE_SIZE } from "@/lib/features/chat/model";
import type { ChatMessageView } from "@/lib/features/chat/schema";
import { apiClient, openResponse } from "@/lib/shared/api-client";

export const fetchMessages = (
  sessionId: string,
  { before, limit = MESSAGE_PAGE_SIZE }: { before?: string; limit?: number } = {},
) =>
  apiClient<ChatMessageView[]>(
    `/api/chat/messages/${encodeURIComponent(sessionId)}?limit=${limit}${before ? `&before=${before}` : ""}`,
  );

const openTextStream = (path: string, body?: unknown, signal?: AbortSignal) =>
  openResponse(path, { method: body === undefined ? "GET" : "POST", body, signal });

interface SendRequest {
  sessionId: string;
  userId: number;
  id: string;
  text: string;
  replaces?: string;
}

export const openReply = ({ sessionId, userId, id, text, replaces }: SendRequest, signal: AbortSignal) =>
  openTextStream(
    "/api/chat",
    {
      id: sessionId,
      messages: [{ id, role: "user", content: text }],
      userId,
      sessionId,
      ...(replaces && { replaces }),
    },
    signal,
  );

interface RedoRequest {
  sessionId: string;
  messageId: string;
  mode: "regenerate" | "continue";
}

export const openRedo = (redo: RedoRequest, signal: AbortSignal) => openTextStream("/api/chat/replies", redo, signal);

export const openFollow = (messageId: string, offset: number, signal: AbortSignal) =>
  openTextStream(`/api/chat/replies/${encodeURIComponent(messageId)}?offset=${offset}`, undefined, signal);

export const openUnsavedReply = (messages: { role: string; content: string }[], signal: AbortSignal) =>
  openTextStream("/api/chat/off-the-record", { messages }, signal);

export const stopReply = (sessionId: string) =>
  apiClient<{ stopped: string | null }>("/api/chat/stop", { method: "POST", body: { sessionId } });

export const chooseVersion = (sessionId: string, messageId: string) =>
  apiClient("/api/chat/versions", { method: "POST", body: { sessionId, messageId } });

export const rateReply = (messageId: string, value: "helpful" | "unhelpful" | null) =>
  apiClient("/api/chat/feedback", { method: "POST", body: { messageId, value } });

export const shareReply = (messageId: string, shared: boolean) =>
  apiClient("/api/chat/shared-replies", { method: "POST", body: { messageId, shared } });
