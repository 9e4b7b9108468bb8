import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";

/** Alive: the event loop answers. Nothing else is asked. */
export const GET = route({ access: "public", handle: () => ({ success: true, status: "alive" }) });

export const { POST, PATCH, DELETE, OPTIONS } = otherMethods("GET");
