import { getPage } from "@/lib/features/practices/get-page";
import { removePage } from "@/lib/features/practices/remove-page";
import { revisePage } from "@/lib/features/practices/revise-page";
import { pageParams, revisePageInput } from "@/lib/features/practices/schema";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";

export const GET = route({ access: "user", params: pageParams, handle: ({ ctx, params }) => getPage(ctx, params) });

export const PATCH = route({
  access: "user",
  params: pageParams,
  body: revisePageInput,
  handle: ({ ctx, params, body }) => revisePage(ctx, { ...params, ...body }),
});

export const DELETE = route({
  access: "user",
  params: pageParams,
  handle: ({ ctx, params }) => removePage(ctx, params),
});

export const { POST, OPTIONS } = otherMethods("GET", "PATCH", "DELETE");
