import { requestVerification } from "@/lib/features/accounts/request-verification";
import { route } from "@/lib/http/route";

export const POST = route({
  access: "user",
  handle: async ({ ctx }) => {
    await requestVerification(ctx, ctx.actor);
    return { success: true, message: "A link is on its way to your address." };
  },
});
