import { restorePage } from "@/lib/features/practices/restore-page";
import { pageParams } from "@/lib/features/practices/schema";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";

export const POST = route({
  access: "user",
  params: pageParams,
  handle: ({ ctx, params }) => restorePage(ctx, params),
});

export const { GET, PATCH, DELETE, OPTIONS } = otherMethods("POST");
