import { connectionAnswer } from "@/lib/features/mailbox/schema";
import { finishMailbox } from "@/lib/http/oauth/mailbox-flow";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";

export const GET = route({ access: "gate", query: connectionAnswer, handle: finishMailbox });

export const { POST, PATCH, DELETE, OPTIONS } = otherMethods("GET");
