import { withDangerNotice } from "@/lib/features/coach/with-danger-notice";
import { saveWeekInput } from "@/lib/features/goals/schema";
import { saveWeekPlan } from "@/lib/features/goals/week/save-week-plan";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";

export const POST = route({
  access: "user",
  body: saveWeekInput,
  handle: ({ ctx, body }) => withDangerNotice(ctx, body, saveWeekPlan(ctx, body)),
});

export const { GET, PATCH, DELETE, OPTIONS } = otherMethods("POST");
