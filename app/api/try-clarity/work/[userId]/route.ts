import { withDangerNotice } from "@/lib/features/coach/with-danger-notice";
import { answerWork } from "@/lib/features/report/answer-work";
import { reportParams } from "@/lib/features/report/schema";
import { getWork } from "@/lib/features/work/get-work";
import { workInput } from "@/lib/features/work/schema";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";

export const GET = route({ access: "trial", params: reportParams, handle: ({ ctx }) => getWork(ctx) });

export const POST = route({
  access: "trial",
  params: reportParams,
  body: workInput,
  handle: async ({ ctx, body }) => {
    const reportData = await answerWork(ctx, body);
    return withDangerNotice(ctx, body, { success: true, reportData });
  },
});

export const { PATCH, DELETE, OPTIONS } = otherMethods("GET", "POST");
