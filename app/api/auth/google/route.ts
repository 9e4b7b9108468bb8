import { z } from "zod";
import { startGoogle } from "@/lib/http/oauth/google-flow";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";

export const GET = route({
  access: "gate",
  query: z.object({ redirect: z.string().optional() }),
  limit: "googlePerNetwork",
  handle: ({ query, ...exchange }) => startGoogle(exchange, query.redirect),
});

export const { POST, PATCH, DELETE, OPTIONS } = otherMethods("GET");
