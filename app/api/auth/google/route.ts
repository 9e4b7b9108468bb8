import { z } from "zod";
import { startGoogle } from "@/lib/http/google-flow";
import { route } from "@/lib/http/route";

export const GET = route({
  access: "gate",
  query: z.object({ redirect: z.string().optional() }),
  limit: "googlePerNetwork",
  handle: ({ query, ...exchange }) => startGoogle(exchange, query.redirect),
});
