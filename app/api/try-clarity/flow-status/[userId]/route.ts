import { getFlowStatus } from "@/lib/features/trial/get-flow-status";
import { trialParams } from "@/lib/features/trial/schema";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";

export const GET = route({
  access: "trial",
  params: trialParams,
  handle: ({ ctx }) => getFlowStatus(ctx),
});

export const { POST, PATCH, DELETE, OPTIONS } = otherMethods("GET");
