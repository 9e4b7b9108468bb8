import { search } from "@/lib/features/chat/conversations/search";
import { searchQuery } from "@/lib/features/chat/schema";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";

export const GET = route({
  access: "user",
  query: searchQuery,
  handle: ({ ctx, query }) => search(ctx, query),
});

export const { POST, PATCH, DELETE, OPTIONS } = otherMethods("GET");
