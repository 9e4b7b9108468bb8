import { registerPerson } from "@/lib/features/accounts/register-person";
import { registerInput } from "@/lib/features/accounts/schema";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";
import { signInBrowser } from "@/lib/http/session-cookies";

export const POST = route({
  access: "gate",
  body: registerInput,
  limit: "signUpPerNetwork",
  status: 201,
  handle: async ({ ctx, body, request, jar }) => {
    const { userId } = await registerPerson(ctx, body);
    await signInBrowser(ctx, { userId, request, jar });
    return { success: true, message: "Account created!" };
  },
});

export const { GET, PATCH, DELETE, OPTIONS } = otherMethods("POST");
