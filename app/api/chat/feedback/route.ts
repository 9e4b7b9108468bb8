import { rateReply } from "@/lib/features/chat/rate-reply";
import { rateReplyInput } from "@/lib/features/chat/schema";
import { route } from "@/lib/http/route";

export const POST = route({
  access: "user",
  body: rateReplyInput,
  handle: ({ ctx, body }) => rateReply(ctx, body),
});
