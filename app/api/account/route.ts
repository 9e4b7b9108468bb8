import { renamePerson } from "@/lib/features/accounts/rename-person";
import { renameInput } from "@/lib/features/accounts/schema";
import { route } from "@/lib/http/route";

export const PATCH = route({
  access: "user",
  body: renameInput,
  handle: async ({ ctx, body }) => {
    await renamePerson(ctx, body);
    return { success: true, message: "Your name was changed." };
  },
});
