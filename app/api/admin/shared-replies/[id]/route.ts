import { readSharedReply } from "@/lib/features/admin/review-quality";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";
import { opaqueIdParams } from "@/lib/shared/ids";

/** A POST, because each read is recorded. */
export const POST = route({
  access: "owner",
  params: opaqueIdParams,
  handle: ({ ctx, params }) => readSharedReply(ctx, params),
});

export const { GET, PATCH, DELETE, OPTIONS } = otherMethods("POST");
