import { countSeats } from "@/lib/features/early-access/count-seats";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";

export const GET = route({
  access: "public",
  handle: ({ ctx }) => countSeats(ctx),
});

export const { POST, PATCH, DELETE, OPTIONS } = otherMethods("GET");
