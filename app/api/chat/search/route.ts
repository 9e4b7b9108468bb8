import { searchQuery } from "@/lib/features/chat/schema";
import { search } from "@/lib/features/chat/search";
import { route } from "@/lib/http/route";

export const GET = route({
  access: "user",
  query: searchQuery,
  handle: ({ ctx, query }) => search(ctx, query),
});
