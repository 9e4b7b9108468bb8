import { sendMessageInput } from "@/lib/features/chat/schema";
import { sendMessage } from "@/lib/features/chat/send-message";
import { otherMethods } from "@/lib/http/other-methods";
import { textStream } from "@/lib/http/responses/text-stream";
import { route } from "@/lib/http/route";

export const POST = route({
  access: "user",
  body: sendMessageInput,
  maxBodyBytes: 128 * 1024,
  handle: async ({ ctx, body }) => textStream(await sendMessage(ctx, body)),
});

export const { GET, PATCH, DELETE, OPTIONS } = otherMethods("POST");
