import { withdrawRating } from "@/lib/features/outside-view/withdraw-rating";
import { withdrawalInput } from "@/lib/features/outside-view/schema";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";

export const POST = route({
  access: "public",
  limit: "colleaguePerNetwork",
  body: withdrawalInput,
  handle: ({ ctx, body }) => withdrawRating(ctx, body),
});

export const { GET, PATCH, DELETE, OPTIONS } = otherMethods("POST");
