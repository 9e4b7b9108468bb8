import { estimateTokens } from "@/lib/providers/llm/models";
import type { CoachContext, CoachTurn, Directness, SummaryBlock } from "../schema";
import { keepSentences } from "../summary/keep-sentences";
import { outsideViewLines, outsideViewTitle } from "./outside-view-lines";
import {
  disputedTraits,
  disputeLines,
  goalLines,
  insightLines,
  memoryLines,
  nameLine,
  personaLines,
  scoreLines,
  workLines,
} from "./person-lines";

export interface PromptBlock {
  title: string;
  lines: string[];
}

const DIRECTNESS_LINES: Record<Directness, string> = {
  listen: "Their setting: listen. No advice unless they ask.",
  balanced: "Their setting: balanced. Listen first, speak plainly.",
  direct: "Their setting: direct. Say plainly what you see, and disagree where you do.",
};

/** Shares of what the system prompt leaves of the budget, so that the conversation is not displaced. */
const BUDGET_SHARES = { memories: 0.2, goals: 0.08, notes: 0.25 };

function fitToBudget(lines: string[], tokens: number): string[] {
  let left = tokens;
  const end = lines.findIndex((line) => (left -= estimateTokens(line)) < 0);
  return end === -1 ? lines : lines.slice(0, end);
}

function noteLines(notes: SummaryBlock[], tokens: number): string[] {
  const texts = notes.map(({ text }) => text).filter((text) => text !== "");
  return texts.map((text) => keepSentences(text, tokens / texts.length));
}

/**
 * What is known of the person and of the conversation's first turns, the parts that change least first; `turns` are
 * those that are sent as they were written, and `room` is in estimated tokens.
 */
export function personBlocks(
  context: CoachContext,
  { notes, turns, room }: { notes: SummaryBlock[]; turns: CoachTurn[]; room: number },
): PromptBlock[] {
  const { report, outsideView, disputes, memories, goals, timeZone, directness } = context;
  const sent = new Set(turns.map(({ id }) => id));
  const earlier = memories.filter(({ messageId }) => messageId === null || !sent.has(messageId));
  return [
    { title: "the person", lines: [nameLine(context)] },
    { title: "their work, in their words", lines: workLines(context) },
    {
      title: `their report, where "you" is the person: tendencies, each with its step (what it rests on; how certain that is)`,
      lines: [...insightLines(context), ...scoreLines(context)],
    },
    { title: outsideView ? outsideViewTitle(outsideView) : "", lines: outsideViewLines(context) },
    { title: "disputed by them: never use or imply", lines: disputeLines(disputes) },
    {
      title: "how they like to be met, within your conduct and the move",
      lines: [DIRECTNESS_LINES[directness], ...personaLines(report?.aiPersonality ?? null, disputedTraits(context))],
    },
    { title: "their goals and commitments", lines: fitToBudget(goalLines(goals), room * BUDGET_SHARES.goals) },
    {
      title: "what they said of themselves earlier, in their words",
      lines: fitToBudget(memoryLines(earlier, timeZone), room * BUDGET_SHARES.memories),
    },
    {
      title: "your notes of this conversation's first part, which is not shown",
      lines: noteLines(notes, room * BUDGET_SHARES.notes),
    },
  ].filter(({ lines }) => lines.length > 0);
}
