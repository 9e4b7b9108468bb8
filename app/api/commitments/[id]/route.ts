import { withDangerNotice } from "@/lib/features/coach/with-danger-notice";
import { changeCommitment } from "@/lib/features/goals/commitments/change-commitment";
import { getCommitment } from "@/lib/features/goals/commitments/get-commitment";
import { removeCommitment } from "@/lib/features/goals/commitments/remove-commitment";
import { changeCommitmentInput } from "@/lib/features/goals/schema";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";
import { opaqueIdParams } from "@/lib/shared/ids";

export const GET = route({
  access: "user",
  params: opaqueIdParams,
  handle: ({ ctx, params }) => getCommitment(ctx, params),
});

export const PATCH = route({
  access: "user",
  params: opaqueIdParams,
  body: changeCommitmentInput,
  handle: ({ ctx, params, body }) => withDangerNotice(ctx, body, changeCommitment(ctx, { ...params, ...body })),
});

export const DELETE = route({
  access: "user",
  params: opaqueIdParams,
  handle: ({ ctx, params }) => removeCommitment(ctx, params),
});

export const { POST, OPTIONS } = otherMethods("GET", "PATCH", "DELETE");
