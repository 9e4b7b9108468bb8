import type { AuthStateView } from "@/lib/features/accounts/schema";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";

export const GET = route({
  access: "public",
  handle: ({ ctx: { actor } }): AuthStateView => {
    if (actor.type !== "user") return { authenticated: false, user: null };
    return { authenticated: true, user: { id: actor.userId, email: actor.email, name: actor.name } };
  },
});

export const { POST, PATCH, DELETE, OPTIONS } = otherMethods("GET");
