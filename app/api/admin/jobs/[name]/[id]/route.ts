import { actOnJob } from "@/lib/features/admin/operate";
import { jobParams, workActInput } from "@/lib/features/admin/schema";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";

export const PATCH = route({
  access: "owner",
  params: jobParams,
  body: workActInput,
  handle: ({ ctx, params, body }) => actOnJob(ctx, { ...params, ...body }),
});

export const { GET, POST, DELETE, OPTIONS } = otherMethods("PATCH");
