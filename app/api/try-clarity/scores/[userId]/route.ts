import { enterScores } from "@/lib/features/trial/enter-scores";
import { enterScoresInput, trialParams } from "@/lib/features/trial/schema";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";

export const POST = route({
  access: "trial",
  params: trialParams,
  body: enterScoresInput,
  handle: ({ ctx, params, body }) => enterScores(ctx, { ...params, scores: body.hexacoScores }),
});

export const { GET, PATCH, DELETE, OPTIONS } = otherMethods("POST");
