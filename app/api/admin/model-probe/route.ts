import { probeNow } from "@/lib/features/admin/manage-operations";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";

export const POST = route({ access: "owner", handle: ({ ctx }) => probeNow(ctx) });

export const { GET, PATCH, DELETE, OPTIONS } = otherMethods("POST");
