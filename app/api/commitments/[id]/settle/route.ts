import { withDangerNotice } from "@/lib/features/coach/with-danger-notice";
import { settleInput } from "@/lib/features/goals/schema";
import { settleCommitment } from "@/lib/features/goals/commitments/settle-commitment";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";
import { opaqueIdParams } from "@/lib/shared/ids";

export const POST = route({
  access: "user",
  params: opaqueIdParams,
  body: settleInput,
  handle: ({ ctx, params, body }) => withDangerNotice(ctx, body, settleCommitment(ctx, { ...params, ...body })),
});

export const { GET, PATCH, DELETE, OPTIONS } = otherMethods("POST");
