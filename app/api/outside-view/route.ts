import { deleteOutsideView } from "@/lib/features/outside-view/delete-outside-view";
import { getOutsideView } from "@/lib/features/outside-view/get-outside-view";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";

export const GET = route({ access: "user", handle: ({ ctx }) => getOutsideView(ctx) });

export const DELETE = route({ access: "user", handle: ({ ctx }) => deleteOutsideView(ctx) });

export const { POST, PATCH, OPTIONS } = otherMethods("GET", "DELETE");
