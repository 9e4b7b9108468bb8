import { connectionAnswer } from "@/lib/features/mailbox/schema";
import { finishMailbox } from "@/lib/http/mailbox-flow";
import { route } from "@/lib/http/route";

export const GET = route({ access: "gate", query: connectionAnswer, handle: finishMailbox });
