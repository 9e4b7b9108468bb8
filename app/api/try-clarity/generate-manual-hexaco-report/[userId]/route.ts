import { buildManualReport } from "@/lib/features/report/build-report";
import { reportParams } from "@/lib/features/report/schema";
import { reportResponse } from "@/lib/http/responses/report-response";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";

export const POST = route({
  access: "trial",
  params: reportParams,
  handle: async ({ ctx }) => reportResponse(await buildManualReport(ctx), (report) => ({ report })),
});

export const { GET, PATCH, DELETE, OPTIONS } = otherMethods("POST");
