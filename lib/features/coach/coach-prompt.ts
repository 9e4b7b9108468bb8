import "server-only";
import { randomBytes } from "node:crypto";
import { estimateTokens, USES } from "@/lib/providers/llm/models";
import { markPasted } from "./pasted-text";
import { systemPrompt } from "./prompts";
import { cautionFor } from "./safety";
import type { CoachContext, CoachTurn } from "./schema";

interface CoachMessage {
  role: "system" | "user" | "assistant";
  content: string;
}

// Not every server takes rules behind the conversation, so this comes as a turn.
const GO_ON: CoachMessage = {
  role: "user",
  content:
    "Your last answer was cut off by a fault. Write only the rest of it, beginning with the very next word. Repeat nothing, and say nothing about the fault.",
};

interface CoachPromptInput {
  context: CoachContext;
  turns: CoachTurn[];
  /** Upper bound in estimated tokens; the last turn is always there. */
  tokenBudget?: number;
}

/**
 * What a configured model receives: conduct and known facts, then as many recent turns as the budget holds, newest kept.
 * Older turns are represented by the context's summary. When the last turn is the partner's, its rest is asked for.
 */
export function coachMessages({
  context,
  turns,
  tokenBudget = USES["coach-chat"].promptTokens,
}: CoachPromptInput): CoachMessage[] {
  const mark = randomBytes(9).toString("hex");
  const isCut = turns.at(-1)?.role === "assistant";
  const system = systemPrompt(context, mark, cautionFor(isCut ? turns.slice(0, -1) : turns));
  let left = tokenBudget - estimateTokens(system);
  const kept: CoachMessage[] = [];
  for (const { role, content: said } of turns.toReversed()) {
    const content = role === "user" ? markPasted(said, mark) : said;
    left -= estimateTokens(content);
    if (left < 0 && kept.some((message) => message.role === "user")) break;
    kept.unshift({ role, content });
  }
  while (kept[0]?.role === "assistant") kept.shift();
  return [{ role: "system", content: system }, ...kept, ...(isCut ? [GO_ON] : [])];
}
