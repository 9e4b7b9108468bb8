import { stopReplyInput } from "@/lib/features/chat/schema";
import { stopReply } from "@/lib/features/chat/stop-reply";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";

export const POST = route({
  access: "user",
  body: stopReplyInput,
  handle: ({ ctx, body }) => stopReply(ctx, body),
});

export const { GET, PATCH, DELETE, OPTIONS } = otherMethods("POST");
