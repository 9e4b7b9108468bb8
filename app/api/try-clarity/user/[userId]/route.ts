import { getReport } from "@/lib/features/report/get-report";
import { reportParams } from "@/lib/features/report/schema";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";

export const GET = route({
  access: "trial",
  params: reportParams,
  handle: async ({ ctx, params }) => ({ success: true, reportData: await getReport(ctx, params) }),
});

export const { POST, PATCH, DELETE, OPTIONS } = otherMethods("GET");
