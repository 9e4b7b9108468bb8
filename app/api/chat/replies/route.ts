import { redoReply } from "@/lib/features/chat/redo-reply";
import { redoReplyInput } from "@/lib/features/chat/schema";
import { otherMethods } from "@/lib/http/other-methods";
import { textStream } from "@/lib/http/responses/text-stream";
import { route } from "@/lib/http/route";

export const POST = route({
  access: "user",
  body: redoReplyInput,
  handle: async ({ ctx, body }) => textStream(await redoReply(ctx, body)),
});

export const { GET, PATCH, DELETE, OPTIONS } = otherMethods("POST");
