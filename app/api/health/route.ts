import { route } from "@/lib/http/route";

/** Alive: the event loop answers. Nothing else is asked. */
export const GET = route({ access: "public", handle: () => ({ success: true, status: "alive" }) });
