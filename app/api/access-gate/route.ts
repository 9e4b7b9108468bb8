import { checkAccess } from "@/lib/features/access/check-access";
import { GATE_COOKIE } from "@/lib/features/access/model";
import { unlockInput } from "@/lib/features/access/schema";
import { unlock } from "@/lib/features/access/unlock";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";

export const GET = route({
  access: "public",
  handle: ({ ctx, jar }) => checkAccess(ctx, { cookie: jar.read(GATE_COOKIE) }),
});

export const POST = route({
  access: "public",
  body: unlockInput,
  handle: async ({ ctx, body, jar }) => {
    const { value, maxAge } = await unlock(ctx, body);
    jar.set(GATE_COOKIE, value, { maxAge });
    return { success: true, message: "Access granted" };
  },
});

export const { PATCH, DELETE, OPTIONS } = otherMethods("GET", "POST");
