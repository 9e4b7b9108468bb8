import { showResult } from "@/lib/features/outside-view/show-result";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";

export const POST = route({ access: "user", handle: ({ ctx }) => showResult(ctx) });

export const { GET, PATCH, DELETE, OPTIONS } = otherMethods("POST");
