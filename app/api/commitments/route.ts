import { withDangerNotice } from "@/lib/features/coach/with-danger-notice";
import { saveCommitment } from "@/lib/features/goals/commitments/save-commitment";
import { listCommitments } from "@/lib/features/goals/commitments/list-commitments";
import { commitmentsQuery, saveCommitmentInput } from "@/lib/features/goals/schema";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";

export const GET = route({
  access: "user",
  query: commitmentsQuery,
  handle: ({ ctx, query }) => listCommitments(ctx, query),
});

export const POST = route({
  access: "user",
  body: saveCommitmentInput,
  status: 201,
  handle: ({ ctx, body }) => withDangerNotice(ctx, body, saveCommitment(ctx, body)),
});

export const { PATCH, DELETE, OPTIONS } = otherMethods("GET", "POST");
