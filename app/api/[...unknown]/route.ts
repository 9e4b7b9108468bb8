import { route } from "@/lib/http/route";
import { notFound } from "@/lib/shared/errors";

/** An address under /api that no call has: answered as every other failure of a call is, and not by a page. */
const handler = route({
  access: "public",
  handle: () => {
    throw notFound("Call");
  },
});

export { handler as DELETE, handler as GET, handler as PATCH, handler as POST };
