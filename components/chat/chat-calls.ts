import type { ChatMessageView } from "@/lib/features/chat/schema";
import { apiClient, ApiError } from "@/lib/shared/api-client";

/** Messages of a page of the thread. */
export const PAGE = 60;

export const fetchMessages = (sessionId: string, { before, limit = PAGE }: { before?: string; limit?: number } = {}) =>
  apiClient<ChatMessageView[]>(
    `/api/chat/messages/${encodeURIComponent(sessionId)}?limit=${limit}${before ? `&before=${before}` : ""}`,
  );

/** A call that is answered with text as it is written. @throws ApiError for an answer that is not successful. */
async function openText(path: string, body?: unknown, signal?: AbortSignal): Promise<Response> {
  const response = await fetch(path, {
    method: body === undefined ? "GET" : "POST",
    credentials: "include",
    cache: "no-store",
    signal,
    ...(body !== undefined && { headers: { "content-type": "application/json" }, body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new ApiError(response.status, await response.text(), response.statusText);
  return response;
}

interface Sending {
  sessionId: string;
  userId: number;
  /** The client's own id: sending it twice stores it once. */
  id: string;
  text: string;
  replaces?: string;
}

export const openAnswer = ({ sessionId, userId, id, text, replaces }: Sending, signal: AbortSignal) =>
  openText(
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

interface Redo {
  sessionId: string;
  messageId: string;
  mode: "regenerate" | "continue";
}

export const openRedo = (redo: Redo, signal: AbortSignal) => openText("/api/chat/replies", redo, signal);

export const openFollow = (messageId: string, offset: number, signal: AbortSignal) =>
  openText(`/api/chat/replies/${encodeURIComponent(messageId)}?offset=${offset}`, undefined, signal);

export const openOffRecord = (messages: { role: string; content: string }[], signal: AbortSignal) =>
  openText("/api/chat/off-the-record", { messages }, signal);

export const stopAnswer = (sessionId: string) =>
  apiClient<{ stopped: string | null }>("/api/chat/stop", { method: "POST", body: { sessionId } });

export const chooseVersion = (sessionId: string, messageId: string) =>
  apiClient("/api/chat/versions", { method: "POST", body: { sessionId, messageId } });

export const rateAnswer = (messageId: string, value: "helpful" | "unhelpful" | null) =>
  apiClient("/api/chat/feedback", { method: "POST", body: { messageId, value } });
