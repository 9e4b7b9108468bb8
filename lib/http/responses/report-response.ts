import "server-only";
import type { ReportOutcome, ReportView } from "@/lib/features/report/schema";

const RUNNING = "Your report is being made. It will be here in a moment.";

export function reportResponse(outcome: ReportOutcome, fields: (report: ReportView) => object): Response {
  if (outcome.status === "ready")
    return Response.json({ success: true, ...fields(outcome.report), message: "Your personalized report is ready!" });
  return Response.json({ success: true, status: "running", stage: outcome.stage, message: RUNNING }, { status: 202 });
}
