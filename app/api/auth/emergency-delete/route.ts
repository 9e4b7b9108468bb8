import { emergencyDelete } from "@/lib/features/accounts/deletion/emergency-delete";
import { findAdminActor } from "@/lib/features/accounts/find-actor";
import { ADMIN_COOKIE } from "@/lib/features/accounts/model";
import { addressInput } from "@/lib/features/accounts/schema";
import { emailKey } from "@/lib/shared/text/email";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";
import { deletionResponse } from "@/lib/http/session-cookies";

export const POST = route({
  access: "public",
  body: addressInput,
  limit: "emergencyDeletePerNetwork",
  handle: async ({ ctx, body, jar }) => {
    const admin = await findAdminActor(jar.read(ADMIN_COOKIE), ctx.now);
    const receipt = await emergencyDelete(ctx, { ...body, admin });
    const isOwn = ctx.actor.type === "user" && emailKey(ctx.actor.email) === emailKey(body.email);
    return deletionResponse(jar, receipt, isOwn ? "own" : "other");
  },
});

export const { GET, PATCH, DELETE, OPTIONS } = otherMethods("POST");
