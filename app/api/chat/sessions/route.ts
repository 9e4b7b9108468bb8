import { createConversation } from "@/lib/features/chat/conversations/create-conversation";
import { listConversations } from "@/lib/features/chat/conversations/list-conversations";
import { createConversationInput, idempotencyKey, pageQuery } from "@/lib/features/chat/schema";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";

export const GET = route({
  access: "user",
  query: pageQuery,
  handle: ({ ctx, query }) => listConversations(ctx, query),
});

export const POST = route({
  access: "user",
  body: createConversationInput,
  status: 201,
  handle: ({ ctx, body, request }) =>
    createConversation(ctx, { ...body, key: idempotencyKey.parse(request.headers.get("idempotency-key")) }),
});

export const { PATCH, DELETE, OPTIONS } = otherMethods("GET", "POST");
