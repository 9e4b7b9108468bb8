import { redoReply } from "@/lib/features/chat/redo-reply";
import { redoReplyInput } from "@/lib/features/chat/schema";
import { route } from "@/lib/http/route";
import { textStream } from "@/lib/http/text-stream";

export const POST = route({
  access: "user",
  body: redoReplyInput,
  handle: async ({ ctx, body }) => textStream(await redoReply(ctx, body)),
});
