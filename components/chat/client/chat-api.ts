import { MESSAGE_PAGE_SIZE } from "@/lib/features/chat/model";
import type { ChatMessageView } from "@/lib/features/chat/schema";
import { apiClient, failureOf } from "@/lib/shared/api-client";

export const fetchMessages = (
  sessionId: string,
  { before, limit = MESSAGE_PAGE_SIZE }: { before?: string; limit?: number } = {},
) =>
  apiClient<ChatMessageView[]>(
    `/api/chat/messages/${encodeURIComponent(sessionId)}?limit=${limit}${before ? `&before=${before}` : ""}`,
  );

async function openTextStream(path: string, body?: unknown, signal?: AbortSignal): Promise<Response> {
  const response = await fetch(path, {
    method: body === undefined ? "GET" : "POST",
    credentials: "include",
    cache: "no-store",
    signal,
    ...(body !== undefined && { headers: { "content-type": "application/json" }, body: JSON.stringify(body) }),
  });
  if (!response.ok) throw await failureOf(response, await response.text());
  return response;
}

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
