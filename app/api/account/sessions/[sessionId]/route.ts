import { endSession } from "@/lib/features/accounts/sessions";
import { sessionParams } from "@/lib/features/accounts/schema";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";

export const DELETE = route({
  access: "user",
  params: sessionParams,
  handle: async ({ ctx, params }) => {
    await endSession(ctx, params);
    return { success: true };
  },
});

export const { GET, POST, PATCH, OPTIONS } = otherMethods("DELETE");
