import { offRecordInput } from "@/lib/features/chat/schema";
import { streamUnsavedReply } from "@/lib/features/chat/stream-unsaved-reply";
import { otherMethods } from "@/lib/http/other-methods";
import { textStream } from "@/lib/http/responses/text-stream";
import { route } from "@/lib/http/route";

export const POST = route({
  access: "user",
  body: offRecordInput,
  maxBodyBytes: 512 * 1024,
  handle: async ({ ctx, body, request: { signal } }) =>
    textStream({ stream: await streamUnsavedReply(ctx, { ...body, signal }) }),
});

export const { GET, PATCH, DELETE, OPTIONS } = otherMethods("POST");
