import { z } from "zod";
import { defineJob } from "@/lib/shared/job";

/** Looks after a run whose process died: sent with every run, and nothing to do when the run has ended. */
export const resumeReportJob = defineJob("report.resume", z.object({ userId: z.number().int() }), { retryLimit: 5 });
