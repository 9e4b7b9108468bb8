import { route } from "@/lib/http/route";
import { notFound } from "@/lib/shared/errors";

const handler = route({
  access: "public",
  handle: () => {
    throw notFound("Call");
  },
});

export { handler as DELETE, handler as GET, handler as PATCH, handler as POST };
