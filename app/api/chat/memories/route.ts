import { listMemories } from "@/lib/features/coach/memory/list-memories";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";

export const GET = route({ access: "user", handle: ({ ctx }) => listMemories(ctx) });

export const { POST, PATCH, DELETE, OPTIONS } = otherMethods("GET");
