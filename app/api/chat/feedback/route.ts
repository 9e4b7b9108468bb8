import { rateReply } from "@/lib/features/chat/messages/rate-reply";
import { rateReplyInput } from "@/lib/features/chat/schema";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";

export const POST = route({
  access: "user",
  body: rateReplyInput,
  handle: ({ ctx, body }) => rateReply(ctx, body),
});

export const { GET, PATCH, DELETE, OPTIONS } = otherMethods("POST");
