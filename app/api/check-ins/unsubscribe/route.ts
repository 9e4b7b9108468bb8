import { unsubscribeQuery } from "@/lib/features/check-ins/schema";
import { stopMails } from "@/lib/features/check-ins/stop-mails";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";

/** Also called by mail programs when the reader presses 'Unsubscribe' (RFC 8058). */
export const POST = route({
  access: "public",
  isOneClick: true,
  limit: "checkInLinkPerNetwork",
  query: unsubscribeQuery,
  handle: ({ ctx, query }) => stopMails(ctx, query),
});

export const { GET, PATCH, DELETE, OPTIONS } = otherMethods("POST");
