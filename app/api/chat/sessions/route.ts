import { createSession } from "@/lib/features/chat/create-session";
import { listSessions } from "@/lib/features/chat/list-sessions";
import { createSessionInput, idempotencyKey, pageQuery } from "@/lib/features/chat/schema";
import { route } from "@/lib/http/route";

export const GET = route({
  access: "user",
  query: pageQuery,
  handle: ({ ctx, query }) => listSessions(ctx, query),
});

export const POST = route({
  access: "user",
  body: createSessionInput,
  status: 201,
  handle: ({ ctx, body, request }) =>
    createSession(ctx, { ...body, key: idempotencyKey.parse(request.headers.get("idempotency-key")) }),
});
