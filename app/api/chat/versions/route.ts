import { chooseVersion } from "@/lib/features/chat/messages/choose-version";
import { chooseVersionInput } from "@/lib/features/chat/schema";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";

export const POST = route({
  access: "user",
  body: chooseVersionInput,
  handle: ({ ctx, body }) => chooseVersion(ctx, body),
});

export const { GET, PATCH, DELETE, OPTIONS } = otherMethods("POST");
