import { forgetMemory } from "@/lib/features/coach/memory/forget-memory";
import { reviseMemory } from "@/lib/features/coach/memory/revise-memory";
import { reviseMemoryInput } from "@/lib/features/coach/schema";
import { withDangerNotice } from "@/lib/features/coach/with-danger-notice";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";
import { opaqueIdParams } from "@/lib/shared/ids";

export const PATCH = route({
  access: "user",
  params: opaqueIdParams,
  body: reviseMemoryInput,
  handle: async ({ ctx, params, body }) => {
    await reviseMemory(ctx, { ...params, ...body });
    return withDangerNotice(ctx, body, { success: true });
  },
});

export const DELETE = route({
  access: "user",
  params: opaqueIdParams,
  handle: async ({ ctx, params }) => {
    await forgetMemory(ctx, params);
    return { success: true };
  },
});

export const { GET, POST, OPTIONS } = otherMethods("PATCH", "DELETE");
