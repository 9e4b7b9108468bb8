import { readMetrics } from "@/lib/features/admin/read-metrics";
import { mayReadMetrics } from "@/lib/http/metrics-access";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";
import { notFound } from "@/lib/shared/errors";

export const GET = route({
  access: "public",
  handle: async ({ ctx, request }) => {
    if (!mayReadMetrics(request, ctx.network)) throw notFound("Call");
    const { text, contentType } = await readMetrics(ctx);
    return new Response(text, { headers: { "content-type": contentType } });
  },
});

export const { POST, PATCH, DELETE, OPTIONS } = otherMethods("GET");
