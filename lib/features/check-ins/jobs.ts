import { z } from "zod";
import { defineJob } from "@/lib/shared/job";

export const checkInJob = defineJob("check-ins.send", z.object({}), { retryLimit: 0 });
