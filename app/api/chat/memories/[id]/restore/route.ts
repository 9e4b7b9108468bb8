import { restoreMemory } from "@/lib/features/coach/restore-memory";
import { memoryParams } from "@/lib/features/coach/schema";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";

export const POST = route({
  access: "user",
  params: memoryParams,
  handle: async ({ ctx, params }) => {
    await restoreMemory(ctx, params);
    return { success: true };
  },
});

export const { GET, PATCH, DELETE, OPTIONS } = otherMethods("POST");
