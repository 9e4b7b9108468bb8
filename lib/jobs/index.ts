import "server-only";
import type { z } from "zod";
import { deliverOutbox } from "@/lib/features/accounts/outbox/deliver-outbox";
import { outboxJob } from "@/lib/features/accounts/jobs";
import { checkInJob } from "@/lib/features/check-ins/jobs";
import { sendCheckIns } from "@/lib/features/check-ins/send-check-ins";
import { summariseJob } from "@/lib/features/chat/jobs";
import { summariseConversation } from "@/lib/features/chat/summary/summarise-conversation";
import { analyseMailboxJob } from "@/lib/features/mailbox/schema";
import { resumeReportJob } from "@/lib/features/report/jobs";
import { resumeReport } from "@/lib/features/report/resume-report";
import type { Ctx, SystemActor } from "@/lib/shared/actor";
import type { JobDefinition } from "@/lib/shared/job";
import { analyseMailboxAndBuildReport } from "./analyse-mailbox";
import { purgeJob, runPurges } from "./retention";

type Handler<T> = (ctx: Ctx<SystemActor>, data: T, signal: AbortSignal) => Promise<unknown>;

export interface Registration {
  job: JobDefinition;
  run: (ctx: Ctx<SystemActor>, data: unknown, signal: AbortSignal) => Promise<void>;
}

function register<S extends z.ZodType>(job: JobDefinition<S>, handler: Handler<z.output<S>>): Registration {
  return {
    job,
    run: async (ctx, data, signal) => {
      await handler(ctx, job.data.parse(data), signal);
    },
  };
}

/** A run may be repeated: each verb first checks whether it is still needed. */
export const JOBS: Registration[] = [
  register(purgeJob, (ctx) => runPurges(ctx)),
  register(outboxJob, (ctx, _data, signal) => deliverOutbox(ctx, signal)),
  register(checkInJob, (ctx, _data, signal) => sendCheckIns(ctx, signal)),
  register(resumeReportJob, resumeReport),
  register(analyseMailboxJob, analyseMailboxAndBuildReport),
  register(summariseJob, summariseConversation),
];

/** Cron expressions in UTC; only one instance sends each job. */
export const SCHEDULES: { job: JobDefinition; cron: string }[] = [
  { job: purgeJob, cron: "17 * * * *" },
  { job: outboxJob, cron: "* * * * *" },
  { job: checkInJob, cron: "* * * * *" },
];
