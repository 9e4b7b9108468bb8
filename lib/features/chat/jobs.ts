import { z } from "zod";
import { defineJob } from "@/lib/shared/job";

/** Brings the summary of a long conversation up to date. */
export const summariseJob = defineJob("chat.summarise", z.object({ userId: z.number(), conversationId: z.string() }));
