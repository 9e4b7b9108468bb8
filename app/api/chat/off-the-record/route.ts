import { offRecordInput } from "@/lib/features/chat/schema";
import { talkOffRecord } from "@/lib/features/chat/talk-off-record";
import { route } from "@/lib/http/route";
import { textStream } from "@/lib/http/text-stream";

export const POST = route({
  access: "user",
  body: offRecordInput,
  maxBodyBytes: 512 * 1024,
  handle: async ({ ctx, body, request: { signal } }) =>
    textStream({ stream: await talkOffRecord(ctx, { ...body, signal }) }),
});
