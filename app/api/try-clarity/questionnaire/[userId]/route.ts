import { answerItems } from "@/lib/features/hexaco/answer-items";
import { getQuestionnaire } from "@/lib/features/hexaco/get-questionnaire";
import { questionnaireInput, questionnaireParams } from "@/lib/features/hexaco/schema";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";

export const GET = route({
  access: "trial",
  params: questionnaireParams,
  handle: ({ ctx, params }) => getQuestionnaire(ctx, params),
});

export const POST = route({
  access: "trial",
  params: questionnaireParams,
  body: questionnaireInput,
  handle: ({ ctx, params, body }) => answerItems(ctx, { ...body, userId: params.userId }),
});

export const { PATCH, DELETE, OPTIONS } = otherMethods("GET", "POST");
