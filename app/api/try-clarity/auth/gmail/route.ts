import { startMailbox } from "@/lib/http/mailbox-flow";
import { route } from "@/lib/http/route";

export const GET = route({ access: "gate", limit: "googlePerNetwork", handle: startMailbox });
