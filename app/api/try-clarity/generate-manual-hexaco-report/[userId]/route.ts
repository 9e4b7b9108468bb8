import { buildManualReport } from "@/lib/features/report/build-report";
import { reportParams } from "@/lib/features/report/schema";
import { reportAnswer } from "@/lib/http/report-answer";
import { route } from "@/lib/http/route";

export const POST = route({
  access: "trial",
  params: reportParams,
  handle: async ({ ctx }) => reportAnswer(await buildManualReport(ctx), (report) => ({ report })),
});
