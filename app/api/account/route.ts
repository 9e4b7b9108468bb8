import { renamePerson } from "@/lib/features/accounts/manage-account";
import { renameInput } from "@/lib/features/accounts/schema";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";

export const PATCH = route({
  access: "user",
  body: renameInput,
  handle: async ({ ctx, body }) => {
    await renamePerson(ctx, body);
    return { success: true, message: "Your name was changed." };
  },
});

export const { GET, POST, DELETE, OPTIONS } = otherMethods("PATCH");
