import type { ChatMessageView } from "@/lib/features/chat/schema";

export const messageView = (id: string, change: Partial<ChatMessageView> = {}): ChatMessageView => ({
  id,
  role: "user",
  content: `text of ${id}`,
  state: "complete",
  created_at: "2026-01-05T09:00:00.000Z",
  failure: null,
  versions: [],
  feedback: null,
  ...change,
});
