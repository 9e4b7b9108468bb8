import { listMemories } from "@/lib/features/coach/list-memories";
import { route } from "@/lib/http/route";

export const GET = route({ access: "user", handle: ({ ctx }) => listMemories(ctx) });
