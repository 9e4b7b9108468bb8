import { getToday } from "@/lib/features/goals/get-today";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";

export const GET = route({ access: "user", handle: ({ ctx }) => getToday(ctx) });

export const { POST, PATCH, DELETE, OPTIONS } = otherMethods("GET");
