import { estimateTokens } from "@/lib/providers/llm/models";
import { markPasted } from "../pasted-text";
import { cautionFor } from "../sensitive-matter";
import type { CoachContext, CoachTurn, Directness } from "../schema";
import { keepSentences } from "../summary/keep-sentences";
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
import { clockTime, shortDate } from "./person-dates";
import { SYSTEM_PROMPT } from "./system-prompt";
import { turnLine } from "./turn-line";

export interface CoachMessage {
  role: "system" | "user" | "assistant";
  content: string;
}

// Some servers reject system messages after the conversation, so the rules are sent as a turn.
const MANNERS: Record<Directness, string> = {
  listen: "Their setting: listen. No advice unless they ask.",
  balanced: "Their setting: balanced. Listen first, speak plainly.",
  direct: "Their setting: direct. Say plainly what you see, and disagree where you do.",
};

const GO_ON =
  "Your last answer was cut off by a fault. Write only the rest of it, beginning with the very next word. Repeat nothing, and say nothing about the fault.";

const HOUR_MS = 3_600_000;
/** Shares of what the system prompt leaves of the budget, so that the conversation is not displaced. */
const BUDGET_SHARES = { memories: 0.2, goals: 0.08, summary: 0.25 };
/** Old turns are dropped in blocks of this share, so that the beginning of the prompt stays cacheable between blocks. */
const BLOCK_SHARE = 0.5;

interface Block {
  title: string;
  lines: string[];
}

function fitToBudget(lines: string[], tokens: number): string[] {
  let left = tokens;
  const end = lines.findIndex((line) => (left -= estimateTokens(line)) < 0);
  return end === -1 ? lines : lines.slice(0, end);
}

const dataBlock = ({ title, lines }: Block, mark: string) =>
  `[data ${mark}] ${title}\n${lines.join("\n")}\n[end ${mark}]`;

function personBlocks(context: CoachContext, turns: CoachTurn[], room: number): Block[] {
  const { report, disputes, memories, goals, timeZone, summary, directness } = context;
  const sent = new Set(turns.map(({ id }) => id));
  const earlier = memories.filter(({ messageId }) => messageId === null || !sent.has(messageId));
  return [
    { title: "the person", lines: [nameLine(context)] },
    { title: "their work, in their words", lines: workLines(context) },
    {
      title: "their report: tendencies, each with a step (what it rests on; how sure)",
      lines: [...insightLines(context), ...scoreLines(context)],
    },
    { title: "disputed by them: never use or imply", lines: disputeLines(disputes) },
    {
      title: "how they like to be met",
      lines: [MANNERS[directness], ...personaLines(report?.aiPersonality ?? null, disputedTraits(context))],
    },
    { title: "their goals and commitments", lines: fitToBudget(goalLines(goals), room * BUDGET_SHARES.goals) },
    {
      title: "what they said of themselves earlier, in their words",
      lines: fitToBudget(memoryLines(earlier, timeZone), room * BUDGET_SHARES.memories),
    },
    {
      title: "your notes of what was said earlier in this conversation",
      lines: summary ? [keepSentences(summary, room * BUDGET_SHARES.summary)] : [],
    },
  ].filter(({ lines }) => lines.length > 0);
}

function systemMessage(context: CoachContext, turns: CoachTurn[], room: number): string {
  const { mark } = context;
  return [
    SYSTEM_PROMPT,
    `Data stands between [data ${mark}] and [end ${mark}].`,
    ...personBlocks(context, turns, room).map((block) => dataBlock(block, mark)),
  ].join("\n\n");
}

function addDate(turn: CoachTurn, before: CoachTurn | undefined, { mark, timeZone }: CoachContext): string {
  const content = markPasted(turn.content, mark);
  const { at } = turn;
  if (!at || (before && (!before.at || at.getTime() - before.at.getTime() <= HOUR_MS))) return content;
  return `[${shortDate(at, timeZone)}, ${clockTime(at, timeZone)}]\n${content}`;
}

function turnMessages(turns: CoachTurn[], context: CoachContext): CoachMessage[] {
  return turns.map((turn, index) => ({
    role: turn.role,
    content: turn.role === "user" ? addDate(turn, turns[index - 1], context) : turn.content,
  }));
}

function findFirstFitting(messages: CoachMessage[], room: number): number {
  const sizes = messages.map(({ content }) => estimateTokens(content));
  const total = sizes.reduce((sum, size) => sum + size, 0);
  const block = Math.max(1, room * BLOCK_SHARE);
  const dropped = Math.ceil(Math.max(0, total - room) / block) * block;
  let passed = 0;
  const last = messages.findLastIndex(({ role }) => role === "user");
  for (const [index, message] of messages.entries()) {
    if (index === last || (passed >= dropped && message.role === "user")) return index;
    passed += sizes[index] ?? 0;
  }
  return 0;
}

interface PromptInput {
  context: CoachContext;
  turns: CoachTurn[];
  /** Upper limit of estimated tokens; system prompt, report and last message are always included. */
  tokenBudget: number;
}

const isSummarised = ({ seq }: CoachTurn, { summary, summaryUntil }: CoachContext) =>
  summary !== null && seq !== undefined && seq <= summaryUntil;

/**
 * Compiles the prompt of a configured model: system prompt, person, summary, recent turns with dates, and one line for this
 * turn at the end. Everything before that line stays the same from one turn to the next, so that providers can reuse
 * their cached prefix.
 */
export function compilePrompt({ context, turns, tokenBudget }: PromptInput): CoachMessage[] {
  const isCut = turns.at(-1)?.role === "assistant";
  const asked = isCut ? turns.slice(0, -1) : turns;
  const line = turnLine({ context, turns: asked, caution: cautionFor(asked) });
  const recent = turns.filter((turn, index) => index >= turns.length - 2 || !isSummarised(turn, context));
  const room = Math.max(0, tokenBudget - estimateTokens(SYSTEM_PROMPT));
  const system = systemMessage(context, recent, room);
  const said = turnMessages(recent, context);
  const left = tokenBudget - estimateTokens(system) - estimateTokens(line);
  const kept = said.slice(findFirstFitting(said, left));
  const messages: CoachMessage[] = [{ role: "system", content: system }, ...kept];
  if (isCut) return [...messages, { role: "user", content: `${GO_ON}\n\n${line}` }];
  const last = messages.pop();
  return [...messages, { role: "user", content: `${last?.content ?? ""}\n\n${line}` }];
}
