import { removeConversations } from "@/lib/features/chat/conversations/remove-conversations";
import { conversationIdsInput } from "@/lib/features/chat/schema";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";

export const POST = route({
  access: "user",
  body: conversationIdsInput,
  handle: ({ ctx, body }) => removeConversations(ctx, body),
});

export const { GET, PATCH, DELETE, OPTIONS } = otherMethods("POST");
