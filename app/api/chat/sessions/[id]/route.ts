import { changeSession } from "@/lib/features/chat/change-session";
import { removeSessions } from "@/lib/features/chat/remove-sessions";
import { changeSessionInput, sessionParams } from "@/lib/features/chat/schema";
import { route } from "@/lib/http/route";

export const PATCH = route({
  access: "user",
  params: sessionParams,
  body: changeSessionInput,
  handle: ({ ctx, params, body }) => changeSession(ctx, { ...params, ...body }),
});

export const DELETE = route({
  access: "user",
  params: sessionParams,
  handle: ({ ctx, params }) => removeSessions(ctx, { ids: [params.id] }),
});
