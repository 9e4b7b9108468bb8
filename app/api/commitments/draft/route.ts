import { draftCommitment } from "@/lib/features/goals/commitments/draft-commitment";
import { draftQuery } from "@/lib/features/goals/schema";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";

export const GET = route({
  access: "user",
  query: draftQuery,
  handle: ({ ctx, query }) => draftCommitment(ctx, query),
});

export const { POST, PATCH, DELETE, OPTIONS } = otherMethods("GET");
