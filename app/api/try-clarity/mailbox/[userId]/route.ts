import { disconnectMailbox } from "@/lib/features/mailbox/connection/disconnect-mailbox";
import { getMailbox } from "@/lib/features/mailbox/get-mailbox";
import { reportParams } from "@/lib/features/report/schema";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";

export const GET = route({ access: "trial", params: reportParams, handle: ({ ctx }) => getMailbox(ctx) });

export const DELETE = route({ access: "trial", params: reportParams, handle: ({ ctx }) => disconnectMailbox(ctx) });

export const { POST, PATCH, OPTIONS } = otherMethods("GET", "DELETE");
