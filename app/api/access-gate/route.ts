import { checkAccess } from "@/lib/features/access/check-access";
import { GATE_COOKIE, GATE_DAYS } from "@/lib/features/access/model";
import { unlockInput } from "@/lib/features/access/schema";
import { unlock } from "@/lib/features/access/unlock";
import { route } from "@/lib/http/route";

export const GET = route({
  access: "public",
  handle: ({ ctx, jar }) => checkAccess(ctx, { cookie: jar.read(GATE_COOKIE) }),
});

export const POST = route({
  access: "public",
  body: unlockInput,
  handle: async ({ ctx, body, jar }) => {
    jar.set(GATE_COOKIE, await unlock(ctx, body), { maxAge: GATE_DAYS * 86_400 });
    return { success: true, message: "Access granted" };
  },
});
