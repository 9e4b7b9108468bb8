import { DEVICE_COOKIE } from "@/lib/features/accounts/model";
import { requestReset } from "@/lib/features/accounts/credentials/reset-password";
import { addressInput } from "@/lib/features/accounts/schema";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";

export const POST = route({
  access: "public",
  body: addressInput,
  handle: async ({ ctx, body, jar }) => {
    await requestReset(ctx, { ...body, device: jar.read(DEVICE_COOKIE) });
    return { success: true, message: "If an account has this address, a link is on its way to it." };
  },
});

export const { GET, PATCH, DELETE, OPTIONS } = otherMethods("POST");
