import { confirmCodes, startCodes } from "@/lib/features/accounts/admins/admin-codes";
import { codeInput } from "@/lib/features/accounts/schema";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";

export const POST = route({ access: "admin-setup", handle: ({ ctx }) => startCodes(ctx) });

export const PATCH = route({
  access: "admin-setup",
  body: codeInput,
  handle: ({ ctx, body }) => confirmCodes(ctx, body),
});

export const { GET, DELETE, OPTIONS } = otherMethods("POST", "PATCH");
