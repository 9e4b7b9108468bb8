import { withDangerNotice } from "@/lib/features/coach/with-danger-notice";
import { getPage } from "@/lib/features/practices/pages/get-page";
import { removePage } from "@/lib/features/practices/pages/remove-page";
import { revisePage } from "@/lib/features/practices/pages/revise-page";
import { revisePageInput } from "@/lib/features/practices/schema";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";
import { opaqueIdParams } from "@/lib/shared/ids";

export const GET = route({ access: "user", params: opaqueIdParams, handle: ({ ctx, params }) => getPage(ctx, params) });

export const PATCH = route({
  access: "user",
  params: opaqueIdParams,
  body: revisePageInput,
  handle: ({ ctx, params, body }) => withDangerNotice(ctx, body, revisePage(ctx, { ...params, ...body })),
});

export const DELETE = route({
  access: "user",
  params: opaqueIdParams,
  handle: ({ ctx, params }) => removePage(ctx, params),
});

export const { POST, OPTIONS } = otherMethods("GET", "PATCH", "DELETE");
