import { endSession } from "@/lib/features/accounts/end-session";
import { sessionParams } from "@/lib/features/accounts/schema";
import { route } from "@/lib/http/route";

export const DELETE = route({
  access: "user",
  params: sessionParams,
  handle: async ({ ctx, params }) => {
    await endSession(ctx, params);
    return { success: true };
  },
});
