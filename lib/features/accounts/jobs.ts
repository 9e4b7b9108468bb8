import { z } from "zod";
import { defineJob } from "@/lib/shared/job";

/** Sent after each event and once a minute, so that a lost send delays an event by a minute at most. */
export const outboxJob = defineJob("accounts.outbox", z.object({}), { retryLimit: 0 });
