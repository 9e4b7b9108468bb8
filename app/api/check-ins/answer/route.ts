import { answerByLink } from "@/lib/features/check-ins/answer-by-link";
import { answerByLinkInput } from "@/lib/features/check-ins/schema";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";

export const POST = route({
  access: "public",
  limit: "checkInLinkPerNetwork",
  body: answerByLinkInput,
  handle: ({ ctx, body }) => answerByLink(ctx, body),
});

export const { GET, PATCH, DELETE, OPTIONS } = otherMethods("POST");
