import { z } from "zod";
import { finishGoogle } from "@/lib/http/oauth/google-flow";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";

export const GET = route({
  access: "public",
  params: z.object({ nextauth: z.tuple([z.literal("callback"), z.literal("google")]) }),
  handle: finishGoogle,
});

export const { POST, PATCH, DELETE, OPTIONS } = otherMethods("GET");
