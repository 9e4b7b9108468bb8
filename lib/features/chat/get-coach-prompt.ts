import "server-only";
import { compilePrompt } from "@/lib/features/coach/prompt/compile-prompt";
import { promptSections } from "@/lib/features/coach/prompt/prompt-sections";
import type { CoachTurn } from "@/lib/features/coach/schema";
import { promptBudget } from "@/lib/providers/llm/capabilities";
import { llmConnection } from "@/lib/providers/llm/connection";
import { USES } from "@/lib/providers/llm/models";
import type { Ctx, UserActor } from "@/lib/shared/actor";
import { buildCoachContext } from "./coach-context";
import type { CoachPromptView } from "./schema";
import { listOwned } from "./conversations/conversation-store";
import { listTurns } from "./messages/message-list-store";

const MAX_RECENT_TURNS = 20;
const NEXT_MESSAGE: CoachTurn = { role: "user", content: "(your next message)" };

async function findNewestConversation(userId: number): Promise<string | null> {
  const recent = await listOwned(userId, MAX_RECENT_TURNS, null);
  return recent.toSorted((a, b) => b.updated_at.localeCompare(a.updated_at))[0]?.id ?? null;
}

async function lastTurns(userId: number, conversationId: string | null): Promise<CoachTurn[]> {
  if (!conversationId) return [NEXT_MESSAGE];
  const turns = await listTurns({ userId, conversationId, before: null, except: null });
  const last = turns.findLastIndex(({ role }) => role === "user");
  return last === -1 ? [NEXT_MESSAGE] : turns.slice(0, last + 1);
}

export async function getCoachPrompt(ctx: Ctx<UserActor>): Promise<CoachPromptView> {
  const { userId } = ctx.actor;
  const conversationId = await findNewestConversation(userId);
  const [context, turns] = await Promise.all([
    buildCoachContext(ctx, conversationId),
    lastTurns(userId, conversationId),
  ]);
  const connection = llmConnection();
  const tokenBudget = connection ? promptBudget(connection, "coach-chat") : USES["coach-chat"].maxPromptTokens;
  const messages = compilePrompt({ context, turns, tokenBudget });
  return { model: connection?.model ?? null, sections: promptSections(messages, context.mark) };
}
