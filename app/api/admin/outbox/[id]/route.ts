import { actOnOutbox } from "@/lib/features/admin/operate";
import { outboxParams, workActInput } from "@/lib/features/admin/schema";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";

export const PATCH = route({
  access: "owner",
  params: outboxParams,
  body: workActInput,
  handle: ({ ctx, params, body }) => actOnOutbox(ctx, { ...params, ...body }),
});

export const { GET, POST, DELETE, OPTIONS } = otherMethods("PATCH");
