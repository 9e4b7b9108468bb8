import { z } from "zod";
import { defineJob } from "@/lib/shared/job";

export const outboxJob = defineJob("accounts.outbox", z.object({}), { retryLimit: 0 });
