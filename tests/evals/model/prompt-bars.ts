import { compilePrompt, type CoachMessage } from "@/lib/features/coach/prompt/compile-prompt";
import { insightLines } from "@/lib/features/coach/prompt/person-lines";
import { SYSTEM_PROMPT } from "@/lib/features/coach/prompt/system-prompt";
import { usableInsights } from "@/lib/features/coach/prompt/usable-insights";
import type { CoachContext, CoachTurn, SummaryBlock } from "@/lib/features/coach/schema";
import { estimateTokens } from "@/lib/providers/llm/models";
import { randomPeople } from "./random-people";

const EXCHANGES: [[string, string], ...[string, string][]] = [
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
  const [first] = EXCHANGES;
  return Array.from({ length: exchange }, (_, index) => EXCHANGES[index % EXCHANGES.length] ?? first)
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

export function prefixShare(before: CoachMessage[], after: CoachMessage[]): number {
  const [a, b] = [textOf(before), textOf(after)];
  return estimateTokens(b.slice(0, commonPrefix(a, b))) / estimateTokens(b);
}

const sentencesOf = (text: string) => text.split(/(?<=[.!?])\s+/).filter((sentence) => sentence.length > 20);

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
  /** Of a prompt's tokens; for two turns, also when notes were written in between. */
  lowestPrefixShare: number;
  lowestShareAfterNotes: number;
  /** In a conversation of LONG_EXCHANGES, with notes written as in the application. */
  meanShareOfLong: number;
  turnsBelowBar: number;
  longTurns: number;
  conductTokens: number;
  promptTokens: number;
}

const BUDGET = 6_000;
export const MIN_SHARE = 0.9;
const LONG_PEOPLE = 10;
const LONG_EXCHANGES = 100;
/** As in `summary-limits.ts`, without a connection. */
const LONG_RECENT = (BUDGET - 1_700) * 0.55;
const NOTES =
  "They swap Sofia and Peter on Thursday 26 November. Legal wants silence until the works council has signed on Wednesday evening. " +
  "They decided to tell Sofia first, in two sentences, as their own decision.";

function longShares(person: CoachContext): number[] {
  const all = turnsUpTo(LONG_EXCHANGES, person.now);
  const shares: number[] = [];
  let before: CoachMessage[] | null = null;
  let summaryBlocks: SummaryBlock[] = [];
  for (let count = 1; count <= all.length; count += 2) {
    const turns = all.slice(0, count);
    const prompt = compilePrompt({ context: { ...person, summaryBlocks }, turns, tokenBudget: BUDGET });
    if (before) shares.push(prefixShare(before, prompt));
    before = prompt;
    summaryBlocks = withNotes(summaryBlocks, turns);
  }
  return shares;
}

function withNotes(blocks: SummaryBlock[], turns: CoachTurn[]): SummaryBlock[] {
  const recent = turns.filter(({ seq = 0 }) => seq > (blocks.at(-1)?.until ?? 0));
  const tokens = recent.reduce((sum, { content }) => sum + estimateTokens(content), 0);
  if (tokens <= LONG_RECENT) return blocks;
  const half = recent.slice(0, Math.floor(recent.length / 4) * 2).at(-1);
  return [...blocks, { text: NOTES, until: half?.seq ?? 0 }];
}

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
    lowestShareAfterNotes: 1,
    meanShareOfLong: 0,
    turnsBelowBar: 0,
    longTurns: 0,
    conductTokens: estimateTokens(SYSTEM_PROMPT),
    promptTokens: 0,
  };
  for (const context of people) addPerson(bars, context);
  const shares = people.slice(0, LONG_PEOPLE).flatMap(longShares);
  bars.longTurns = shares.length;
  bars.meanShareOfLong = shares.reduce((sum, share) => sum + share, 0) / shares.length;
  bars.turnsBelowBar = shares.filter((share) => share < MIN_SHARE).length;
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
  const withNotes = compilePrompt({
    context: { ...context, summary: NOTES, summaryBlocks: [{ text: NOTES, until: 2 }] },
    turns: turnsUpTo(3, context.now),
    tokenBudget: BUDGET,
  });
  bars.lowestShareAfterNotes = Math.min(bars.lowestShareAfterNotes, prefixShare(before, withNotes));
  bars.promptTokens += estimateTokens(textOf(after));
}
