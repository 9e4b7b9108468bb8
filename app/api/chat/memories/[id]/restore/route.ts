import { restoreMemory } from "@/lib/features/coach/memory/restore-memory";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";
import { opaqueIdParams } from "@/lib/shared/ids";

export const POST = route({
  access: "user",
  params: opaqueIdParams,
  handle: async ({ ctx, params }) => {
    await restoreMemory(ctx, params);
    return { success: true };
  },
});

export const { GET, PATCH, DELETE, OPTIONS } = otherMethods("POST");
