import { z } from "zod";
import { defineJob } from "@/lib/shared/job";

/** Plans the check-in mails whose time has come; sent each minute. */
export const checkInJob = defineJob("check-ins.send", z.object({}), { retryLimit: 0 });
