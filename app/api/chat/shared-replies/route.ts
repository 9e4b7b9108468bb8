import { shareReply } from "@/lib/features/chat/messages/share-reply";
import { shareReplyInput } from "@/lib/features/chat/schema";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";

export const POST = route({
  access: "user",
  body: shareReplyInput,
  handle: ({ ctx, body }) => shareReply(ctx, body),
});

export const { GET, PATCH, DELETE, OPTIONS } = otherMethods("POST");
