import { restoreConversations } from "@/lib/features/chat/conversations/restore-conversations";
import { conversationIdsInput } from "@/lib/features/chat/schema";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";

export const POST = route({
  access: "user",
  body: conversationIdsInput,
  handle: ({ ctx, body }) => restoreConversations(ctx, body),
});

export const { GET, PATCH, DELETE, OPTIONS } = otherMethods("POST");
