import { withDangerNotice } from "@/lib/features/coach/with-danger-notice";
import { changeGoal } from "@/lib/features/goals/change-goal";
import { removeGoal } from "@/lib/features/goals/remove-goal";
import { changeGoalInput } from "@/lib/features/goals/schema";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";
import { opaqueIdParams } from "@/lib/shared/ids";

export const PATCH = route({
  access: "user",
  params: opaqueIdParams,
  body: changeGoalInput,
  handle: ({ ctx, params, body }) => withDangerNotice(ctx, body, changeGoal(ctx, { ...params, ...body })),
});

export const DELETE = route({
  access: "user",
  params: opaqueIdParams,
  handle: ({ ctx, params }) => removeGoal(ctx, params),
});

export const { GET, POST, OPTIONS } = otherMethods("PATCH", "DELETE");
