import { withDangerNotice } from "@/lib/features/coach/with-danger-notice";
import { outcomeInput } from "@/lib/features/goals/schema";
import { recordOutcome } from "@/lib/features/goals/commitments/record-outcome";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";
import { opaqueIdParams } from "@/lib/shared/ids";

export const POST = route({
  access: "user",
  params: opaqueIdParams,
  body: outcomeInput,
  handle: ({ ctx, params, body }) => withDangerNotice(ctx, body, recordOutcome(ctx, { ...params, ...body })),
});

export const { GET, PATCH, DELETE, OPTIONS } = otherMethods("POST");
