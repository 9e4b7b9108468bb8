import { deleteAccount } from "@/lib/features/accounts/delete-account";
import { route } from "@/lib/http/route";
import { deletionAnswer } from "@/lib/http/session-cookies";

export const DELETE = route({
  access: "user",
  handle: async ({ ctx, jar }) => deletionAnswer(jar, await deleteAccount(ctx, ctx.actor), "own"),
});
