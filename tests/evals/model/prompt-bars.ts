import { compilePrompt, type CoachMessage } from "@/lib/features/coach/prompt/compile-prompt";
import { insightLines } from "@/lib/features/coach/prompt/person-lines";
import { SYSTEM_PROMPT } from "@/lib/features/coach/prompt/system-prompt";
import { usableInsights } from "@/lib/features/coach/prompt/usable-insights";
import type { CoachContext, CoachTurn } from "@/lib/features/coach/schema";
import { estimateTokens } from "@/lib/providers/llm/models";
import { randomPeople } from "./random-people";

/** About as long as people write. */
const EXCHANGES: [string, string][] = [
  [
    "The reorg lands on Thursday and two of my directors do not know yet that they swap teams.",
    "So you hold something that they will wish they had known earlier. What keeps you from telling them today?",
  ],
  [
    "Legal wants it quiet until the works council has signed, and that is Wednesday evening.",
    "One evening, then, between the signature and the room. It may be that the order you tell them in matters more than the words.",
  ],
  [
    "Right. Sofia first, she will be the angrier one, and Peter will ask about his budget.",
    "Sofia needs to hear it before she sees Peter's face. What is the first sentence that you want her to remember?",
  ],
  [
    "Something like: this is my decision and it is not about your work.",
    "That puts you in front of it, where she can be angry at you.",
  ],
];

const MINUTE = 60_000;

export function turnsUpTo(exchange: number, start: Date): CoachTurn[] {
  return EXCHANGES.slice(0, exchange)
    .flatMap(([said, reply]) => [
      { role: "user" as const, content: said },
      { role: "assistant" as const, content: reply },
    ])
    .slice(0, exchange * 2 - 1)
    .map((turn, index) => ({
      ...turn,
      id: `m${index}`,
      seq: index + 1,
      at: new Date(start.getTime() + index * MINUTE),
    }));
}

const textOf = (messages: CoachMessage[]) => messages.map(({ role, content }) => `${role}\n${content}`).join("\n\n");

function commonPrefix(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length += 1;
  return length;
}

/** Share of a prompt's tokens that repeat the start of the previous turn's prompt. */
export function prefixShare(before: CoachMessage[], after: CoachMessage[]): number {
  const [a, b] = [textOf(before), textOf(after)];
  return estimateTokens(b.slice(0, commonPrefix(a, b))) / estimateTokens(b);
}

const sentencesOf = (text: string) => text.split(/(?<=[.!?])\s+/).filter((sentence) => sentence.length > 20);

/** Sentences and steps of disputed insights that no undisputed insight contains as well. */
function disputedSentences(context: CoachContext): string[] {
  const usable = new Set(usableInsights(context));
  const allowed = [...usable].map(({ text, nextStep }) => `${text} ${nextStep}`).join("\n");
  const disputed = (context.report?.details ?? []).filter((insight) => !usable.has(insight));
  return disputed
    .flatMap(({ text, nextStep }) => [...sentencesOf(text), ...(nextStep ? [nextStep] : [])])
    .filter((sentence) => !allowed.includes(sentence));
}

export interface PromptBars {
  people: number;
  insights: number;
  insightsInPrompt: number;
  stepsInPrompt: number;
  tokensPerInsight: number;
  memories: number;
  memoriesInPrompt: number;
  disputed: number;
  disputedSentencesInPrompt: number;
  promptsWithDate: number;
  lowestPrefixShare: number;
  conductTokens: number;
  promptTokens: number;
}

const BUDGET = 6_000;

export function promptBars(count: number): PromptBars {
  const people = randomPeople(count);
  const bars: PromptBars = {
    people: count,
    insights: 0,
    insightsInPrompt: 0,
    stepsInPrompt: 0,
    tokensPerInsight: 0,
    memories: 0,
    memoriesInPrompt: 0,
    disputed: 0,
    disputedSentencesInPrompt: 0,
    promptsWithDate: 0,
    lowestPrefixShare: 1,
    conductTokens: estimateTokens(SYSTEM_PROMPT),
    promptTokens: 0,
  };
  for (const context of people) addPerson(bars, context);
  bars.tokensPerInsight /= bars.insights;
  bars.promptTokens /= count;
  return bars;
}

function addPerson(bars: PromptBars, context: CoachContext): void {
  const [before, after] = [2, 3].map((exchange) =>
    compilePrompt({ context, turns: turnsUpTo(exchange, context.now), tokenBudget: BUDGET }),
  );
  if (!before || !after) return;
  const system = after[0]?.content ?? "";
  const usable = usableInsights(context);
  const lines = insightLines(context);
  bars.insights += usable.length;
  bars.insightsInPrompt += lines.filter((line) => system.includes(line)).length;
  bars.stepsInPrompt += usable.filter(({ nextStep }) => system.includes(nextStep)).length;
  bars.tokensPerInsight += lines.reduce((sum, line) => sum + estimateTokens(line), 0);
  bars.memories += context.memories.length;
  bars.memoriesInPrompt += context.memories.filter(({ quote }) => system.includes(quote)).length;
  const disputed = disputedSentences(context);
  bars.disputed += disputed.length;
  bars.disputedSentencesInPrompt += disputed.filter((sentence) => textOf(after).includes(sentence)).length;
  bars.promptsWithDate += /Today is Monday 23 November 2026\./.test(after.at(-1)?.content ?? "") ? 1 : 0;
  bars.lowestPrefixShare = Math.min(bars.lowestPrefixShare, prefixShare(before, after));
  bars.promptTokens += estimateTokens(textOf(after));
}
