import { restoreMemory } from "@/lib/features/coach/restore-memory";
import { memoryParams } from "@/lib/features/coach/schema";
import { route } from "@/lib/http/route";

export const POST = route({
  access: "user",
  params: memoryParams,
  handle: async ({ ctx, params }) => {
    await restoreMemory(ctx, params);
    return { success: true };
  },
});
