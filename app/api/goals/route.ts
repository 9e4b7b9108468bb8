import { withDangerNotice } from "@/lib/features/coach/with-danger-notice";
import { createGoal } from "@/lib/features/goals/create-goal";
import { listGoals } from "@/lib/features/goals/list-goals";
import { createGoalInput } from "@/lib/features/goals/schema";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";

export const GET = route({ access: "user", handle: ({ ctx }) => listGoals(ctx) });

export const POST = route({
  access: "user",
  body: createGoalInput,
  status: 201,
  handle: ({ ctx, body }) => withDangerNotice(ctx, body, createGoal(ctx, body)),
});

export const { PATCH, DELETE, OPTIONS } = otherMethods("GET", "POST");
