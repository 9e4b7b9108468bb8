import { z } from "zod";
import { defineJob } from "@/lib/shared/job";

/** Delivers what the outbox holds; sent after each event and once a minute, so that nothing waits for a lost sending. */
export const outboxJob = defineJob("accounts.outbox", z.object({}), { retryLimit: 0 });
