import { withDangerNotice } from "@/lib/features/coach/with-danger-notice";
import { keepCommitment } from "@/lib/features/goals/commitments/keep-commitment";
import { listCommitments } from "@/lib/features/goals/commitments/list-commitments";
import { commitmentsQuery, keepCommitmentInput } from "@/lib/features/goals/schema";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";

export const GET = route({
  access: "user",
  query: commitmentsQuery,
  handle: ({ ctx, query }) => listCommitments(ctx, query),
});

export const POST = route({
  access: "user",
  body: keepCommitmentInput,
  status: 201,
  handle: ({ ctx, body }) => withDangerNotice(ctx, body, keepCommitment(ctx, body)),
});

export const { PATCH, DELETE, OPTIONS } = otherMethods("GET", "POST");
