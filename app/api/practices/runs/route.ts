import { getConversationPractices } from "@/lib/features/practice-runs/get-conversation-practices";
import { runsQuery, startPracticeInput } from "@/lib/features/practice-runs/schema";
import { startPractice } from "@/lib/features/practice-runs/start-practice";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";

export const GET = route({
  access: "user",
  query: runsQuery,
  handle: ({ ctx, query }) => getConversationPractices(ctx, query),
});

export const POST = route({
  access: "user",
  body: startPracticeInput,
  status: 201,
  handle: ({ ctx, body }) => startPractice(ctx, body),
});

export const { PATCH, DELETE, OPTIONS } = otherMethods("GET", "POST");
