import { leaveList } from "@/lib/features/early-access/leave-list";
import { listLinkInput } from "@/lib/features/early-access/schema";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";

export const POST = route({
  access: "public",
  limit: "earlyAccessPerNetwork",
  body: listLinkInput,
  handle: ({ ctx, body }) => leaveList(ctx, body),
});

export const { GET, PATCH, DELETE, OPTIONS } = otherMethods("POST");
