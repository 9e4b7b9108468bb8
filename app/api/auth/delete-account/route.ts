import { deleteOwnAccount } from "@/lib/features/accounts/deletion/delete-own-account";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";
import { deletionResponse } from "@/lib/http/session-cookies";

export const DELETE = route({
  access: "user",
  handle: async ({ ctx, jar }) => deletionResponse(jar, await deleteOwnAccount(ctx), "own"),
});

export const { GET, POST, PATCH, OPTIONS } = otherMethods("DELETE");
