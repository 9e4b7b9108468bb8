import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";

export const GET = route({ access: "public", handle: () => ({ success: true, status: "alive" }) });

export const { POST, PATCH, DELETE, OPTIONS } = otherMethods("GET");
