import { countSeats } from "@/lib/features/early-access/count-seats";
import { route } from "@/lib/http/route";

export const GET = route({
  access: "public",
  handle: ({ ctx }) => countSeats(ctx),
});
