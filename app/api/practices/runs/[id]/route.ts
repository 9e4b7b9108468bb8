import { discardPractice } from "@/lib/features/practice-runs/discard-practice";
import { actInput, runParams } from "@/lib/features/practice-runs/schema";
import { steerPractice } from "@/lib/features/practice-runs/steer-practice";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";

export const POST = route({
  access: "user",
  params: runParams,
  body: actInput,
  handle: ({ ctx, params, body }) => steerPractice(ctx, { ...params, ...body }),
});

export const DELETE = route({
  access: "user",
  params: runParams,
  handle: ({ ctx, params }) => discardPractice(ctx, params),
});

export const { GET, PATCH, OPTIONS } = otherMethods("POST", "DELETE");
