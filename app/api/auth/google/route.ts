import { startGoogle } from "@/lib/http/google-flow";
import { route } from "@/lib/http/route";

export const GET = route({ access: "gate", limit: "googlePerNetwork", handle: startGoogle });
