import { importMailbox } from "@/lib/features/mailbox/import-mailbox";
import { importMailboxInput } from "@/lib/features/mailbox/schema";
import { reportParams } from "@/lib/features/report/schema";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";

const MAX_BYTES = 4 * 1024 * 1024;

export const POST = route({
  access: "trial",
  params: reportParams,
  body: importMailboxInput,
  maxBodyBytes: MAX_BYTES,
  handle: ({ ctx, body }) => importMailbox(ctx, body),
});

export const { GET, PATCH, DELETE, OPTIONS } = otherMethods("POST");
