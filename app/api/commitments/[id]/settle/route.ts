import { idParams, settleInput } from "@/lib/features/goals/schema";
import { settleCommitment } from "@/lib/features/goals/settle-commitment";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";

export const POST = route({
  access: "user",
  params: idParams,
  body: settleInput,
  handle: ({ ctx, params, body }) => settleCommitment(ctx, { ...params, ...body }),
});

export const { GET, PATCH, DELETE, OPTIONS } = otherMethods("POST");
