import { removeSessions } from "@/lib/features/chat/remove-sessions";
import { sessionIdsInput } from "@/lib/features/chat/schema";
import { route } from "@/lib/http/route";

export const POST = route({
  access: "user",
  body: sessionIdsInput,
  handle: ({ ctx, body }) => removeSessions(ctx, body),
});
