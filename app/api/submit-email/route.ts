import { joinEarlyAccess } from "@/lib/features/early-access/join-early-access";
import { joinInput } from "@/lib/features/early-access/schema";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";

export const POST = route({
  access: "public",
  limit: "earlyAccessPerNetwork",
  body: joinInput,
  handle: ({ ctx, body }) => joinEarlyAccess(ctx, body),
});

export const { GET, PATCH, DELETE, OPTIONS } = otherMethods("POST");
