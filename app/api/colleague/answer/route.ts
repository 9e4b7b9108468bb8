import { answerInvitation } from "@/lib/features/outside-view/answer-invitation";
import { ratingInput } from "@/lib/features/outside-view/schema";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";

export const POST = route({
  access: "public",
  limit: "colleaguePerNetwork",
  body: ratingInput,
  handle: ({ ctx, body }) => answerInvitation(ctx, body),
});

export const { GET, PATCH, DELETE, OPTIONS } = otherMethods("POST");
