import { followReply } from "@/lib/features/chat/follow-reply";
import { followQuery, replyParams } from "@/lib/features/chat/schema";
import { otherMethods } from "@/lib/http/other-methods";
import { textStream } from "@/lib/http/responses/text-stream";
import { route } from "@/lib/http/route";

export const GET = route({
  access: "user",
  params: replyParams,
  query: followQuery,
  handle: async ({ ctx, params, query }) => textStream(await followReply(ctx, { ...params, ...query })),
});

export const { POST, PATCH, DELETE, OPTIONS } = otherMethods("GET");
