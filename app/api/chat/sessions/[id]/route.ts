import { changeConversation } from "@/lib/features/chat/change-conversation";
import { removeConversations } from "@/lib/features/chat/remove-conversations";
import { changeConversationInput, conversationParams } from "@/lib/features/chat/schema";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";

export const PATCH = route({
  access: "user",
  params: conversationParams,
  body: changeConversationInput,
  handle: ({ ctx, params, body }) => changeConversation(ctx, { ...params, ...body }),
});

export const DELETE = route({
  access: "user",
  params: conversationParams,
  handle: ({ ctx, params }) => removeConversations(ctx, { ids: [params.id] }),
});

export const { GET, POST, OPTIONS } = otherMethods("PATCH", "DELETE");
