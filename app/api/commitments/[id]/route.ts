import { changeCommitment } from "@/lib/features/goals/change-commitment";
import { getCommitment } from "@/lib/features/goals/get-commitment";
import { removeCommitment } from "@/lib/features/goals/remove-commitment";
import { changeCommitmentInput, idParams } from "@/lib/features/goals/schema";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";

export const GET = route({ access: "user", params: idParams, handle: ({ ctx, params }) => getCommitment(ctx, params) });

export const PATCH = route({
  access: "user",
  params: idParams,
  body: changeCommitmentInput,
  handle: ({ ctx, params, body }) => changeCommitment(ctx, { ...params, ...body }),
});

export const DELETE = route({
  access: "user",
  params: idParams,
  handle: ({ ctx, params }) => removeCommitment(ctx, params),
});

export const { POST, OPTIONS } = otherMethods("GET", "PATCH", "DELETE");
