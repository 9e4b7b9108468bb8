import { listPages } from "@/lib/features/practices/pages/list-pages";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";

export const GET = route({ access: "user", handle: ({ ctx }) => listPages(ctx) });

export const { POST, PATCH, DELETE, OPTIONS } = otherMethods("GET");
