import { z } from "zod";
import { defineJob } from "@/lib/shared/job";

export const summariseJob = defineJob("chat.summarise", z.object({ userId: z.number(), conversationId: z.string() }));
