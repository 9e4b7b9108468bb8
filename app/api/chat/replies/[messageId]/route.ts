import { followReply } from "@/lib/features/chat/follow-reply";
import { followQuery, replyParams } from "@/lib/features/chat/schema";
import { route } from "@/lib/http/route";
import { textStream } from "@/lib/http/text-stream";

export const GET = route({
  access: "user",
  params: replyParams,
  query: followQuery,
  handle: async ({ ctx, params, query }) => textStream(await followReply(ctx, { ...params, ...query })),
});
