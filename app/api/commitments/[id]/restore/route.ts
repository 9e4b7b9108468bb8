import { restoreCommitment } from "@/lib/features/goals/commitments/restore-commitment";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";
import { opaqueIdParams } from "@/lib/shared/ids";

export const POST = route({
  access: "user",
  params: opaqueIdParams,
  handle: ({ ctx, params }) => restoreCommitment(ctx, params),
});

export const { GET, PATCH, DELETE, OPTIONS } = otherMethods("POST");
