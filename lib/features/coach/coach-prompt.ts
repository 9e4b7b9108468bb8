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

const GO_ON: CoachMessage = {
  role: "system",
  content:
    "Your last reply was cut off. Continue it exactly where it stopped, without repeating or announcing anything.",
};

interface CoachPromptInput {
  context: CoachContext;
  turns: CoachTurn[];
  /** Upper bound in estimated tokens; the last turn is always there. */
  tokenBudget?: number;
}

/**
 * What a configured model receives: conduct and known facts, then as many recent turns as the budget holds, newest kept.
 * Older turns are represented by the context's summary.
 */
export function coachMessages({
  context,
  turns,
  tokenBudget = USES["coach-chat"].promptTokens,
}: CoachPromptInput): CoachMessage[] {
  const mark = randomBytes(9).toString("hex");
  const system = systemPrompt(context, mark, cautionFor(turns));
  let left = tokenBudget - estimateTokens(system);
  const kept: CoachMessage[] = [];
  for (const { role, content: said } of turns.toReversed()) {
    const content = role === "user" ? markPasted(said, mark) : said;
    left -= estimateTokens(content);
    if (left < 0 && kept.some((message) => message.role === "user")) break;
    kept.unshift({ role, content });
  }
  while (kept[0]?.role === "assistant") kept.shift();
  const isCut = turns.at(-1)?.role === "assistant";
  return [{ role: "system", content: system }, ...kept, ...(isCut ? [GO_ON] : [])];
}
