import { restoreGoal } from "@/lib/features/goals/restore-goal";
import { idParams } from "@/lib/features/goals/schema";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";

export const POST = route({ access: "user", params: idParams, handle: ({ ctx, params }) => restoreGoal(ctx, params) });

export const { GET, PATCH, DELETE, OPTIONS } = otherMethods("POST");
