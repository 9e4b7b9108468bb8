import { actOnOutbox } from "@/lib/features/admin/manage-operations";
import { backgroundWorkInput } from "@/lib/features/admin/schema";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";
import { opaqueIdParams } from "@/lib/shared/ids";

export const PATCH = route({
  access: "owner",
  params: opaqueIdParams,
  body: backgroundWorkInput,
  handle: ({ ctx, params, body }) => actOnOutbox(ctx, { ...params, ...body }),
});

export const { GET, POST, DELETE, OPTIONS } = otherMethods("PATCH");
