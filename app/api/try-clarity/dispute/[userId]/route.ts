import { withDangerNotice } from "@/lib/features/coach/with-danger-notice";
import { disputeInsight } from "@/lib/features/report/dispute-insight";
import { disputeInput, reportParams } from "@/lib/features/report/schema";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";

export const POST = route({
  access: "trial",
  params: reportParams,
  body: disputeInput,
  handle: async ({ ctx, params, body }) => {
    const reportData = await disputeInsight(ctx, { ...body, userId: params.userId });
    return withDangerNotice(ctx, body, { success: true, reportData });
  },
});

export const { GET, PATCH, DELETE, OPTIONS } = otherMethods("POST");
