import { listMessages } from "@/lib/features/chat/messages/list-messages";
import { messagesParams, pageQuery } from "@/lib/features/chat/schema";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";

export const GET = route({
  access: "user",
  params: messagesParams,
  query: pageQuery,
  handle: ({ ctx, params, query }) => listMessages(ctx, { ...params, ...query }),
});

export const { POST, PATCH, DELETE, OPTIONS } = otherMethods("GET");
