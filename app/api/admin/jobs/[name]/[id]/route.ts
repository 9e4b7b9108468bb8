import { actOnJob } from "@/lib/features/admin/manage-operations";
import { jobParams, backgroundWorkInput } from "@/lib/features/admin/schema";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";

export const PATCH = route({
  access: "owner",
  params: jobParams,
  body: backgroundWorkInput,
  handle: ({ ctx, params, body }) => actOnJob(ctx, { ...params, ...body }),
});

export const { GET, POST, DELETE, OPTIONS } = otherMethods("PATCH");
