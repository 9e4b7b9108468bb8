import { startMailbox } from "@/lib/http/oauth/mailbox-flow";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";

export const GET = route({ access: "gate", limit: "googlePerNetwork", handle: startMailbox });

export const { POST, PATCH, DELETE, OPTIONS } = otherMethods("GET");
