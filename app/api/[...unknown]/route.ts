import { route } from "@/lib/http/route";
import { notFound } from "@/lib/shared/errors";

/** Answers unknown addresses under /api in the error format of all other calls instead of a page. */
const handler = route({
  access: "public",
  handle: () => {
    throw notFound("Call");
  },
});

export { handler as DELETE, handler as GET, handler as PATCH, handler as POST };
