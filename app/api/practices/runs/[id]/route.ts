import { discardPractice } from "@/lib/features/practice-runs/discard-practice";
import { actInput } from "@/lib/features/practice-runs/schema";
import { applyPracticeAct } from "@/lib/features/practice-runs/apply-practice-act";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";
import { opaqueIdParams } from "@/lib/shared/ids";

export const POST = route({
  access: "user",
  params: opaqueIdParams,
  body: actInput,
  handle: ({ ctx, params, body }) => applyPracticeAct(ctx, { ...params, ...body }),
});

export const DELETE = route({
  access: "user",
  params: opaqueIdParams,
  handle: ({ ctx, params }) => discardPractice(ctx, params),
});

export const { GET, PATCH, OPTIONS } = otherMethods("POST", "DELETE");
