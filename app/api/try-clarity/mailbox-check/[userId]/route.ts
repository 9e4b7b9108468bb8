import { checkMailbox } from "@/lib/features/mailbox/check-mailbox";
import { mailboxCheck, mailboxCheckQuery } from "@/lib/features/mailbox/schema";
import { startImport } from "@/lib/features/mailbox/start-import";
import { reportParams } from "@/lib/features/report/schema";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";

export const GET = route({
  access: "trial",
  params: reportParams,
  query: mailboxCheckQuery,
  handle: ({ ctx, query }) => checkMailbox(ctx, { isStrict: query.strict === "true" }),
});

export const POST = route({
  access: "trial",
  params: reportParams,
  body: mailboxCheck,
  handle: ({ ctx, body }) => startImport(ctx, body),
});

export const { PATCH, DELETE, OPTIONS } = otherMethods("GET", "POST");
