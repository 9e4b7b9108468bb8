import { z } from "zod";
import { defineJob } from "@/lib/shared/job";

/** Recovers a run whose process died; sent with every run and does nothing when the run has ended. */
export const resumeReportJob = defineJob("report.resume", z.object({ userId: z.number().int() }), { retryLimit: 5 });
