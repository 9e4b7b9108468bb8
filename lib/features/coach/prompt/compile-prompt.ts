import { estimateTokens } from "@/lib/providers/llm/models";
import { HOUR_MS } from "@/lib/shared/time/durations";
import { sum } from "@/lib/shared/numbers/sum";
import { markPasted } from "../texts/pasted-text";
import { cautionFor } from "../sensitive-matter";
import type { CoachContext, CoachTurn, SummaryBlock } from "../schema";
import { personBlocks, type PromptBlock } from "./person-blocks";
import { clockTime, shortDate } from "./person-dates";
import { practicesLine } from "./practice-offers";
import { SYSTEM_PROMPT } from "./system-prompt";
import { turnLine } from "./turn-line";

export interface CoachMessage {
  role: "system" | "user" | "assistant";
  content: string;
}

// Some servers reject system messages after the conversation, so the request is sent as a turn.
const CONTINUE_REQUEST =
  "Your last answer was cut off by a fault. Write only the rest of it, beginning with the very next word. " +
  "Repeat nothing, and say nothing about the fault.";

/** Old turns are dropped in blocks of this share, so that the start of the prompt stays cacheable in between. */
const BLOCK_SHARE = 0.5;
/** Fewer than are loaded of a conversation; beyond it, the first loaded turn would change with each turn. */
const MAX_TURNS = 160;

const dataBlock = ({ title, lines }: PromptBlock, mark: string) =>
  `[data ${mark}] ${title}\n${lines.join("\n")}\n[end ${mark}]`;

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

const tokensOf = (messages: CoachMessage[]) => sum(messages.map(({ content }) => estimateTokens(content)));

function dropOldest(messages: CoachMessage[], room: number): CoachMessage[] {
  const block = Math.max(1, room * BLOCK_SHARE);
  const dropped = Math.ceil(Math.max(0, tokensOf(messages) - room) / block) * block;
  let passed = 0;
  const last = messages.findLastIndex(({ role }) => role === "user");
  for (const [index, message] of messages.entries()) {
    if (index === last || (passed >= dropped && message.role === "user")) return messages.slice(index);
    passed += estimateTokens(message.content);
  }
  return messages;
}

interface PromptParts {
  system: string;
  messages: CoachMessage[];
  room: number;
}

function promptPartsWith(
  notes: SummaryBlock[],
  { context, turns, line, tokenBudget }: PromptInput & { line: string },
): PromptParts {
  const { mark, practices, conversationId } = context;
  const until = notes.at(-1)?.until ?? 0;
  const recent = turns.filter(({ seq }, index) => index >= turns.length - 2 || seq === undefined || seq > until);
  const room = Math.max(0, tokenBudget - estimateTokens(SYSTEM_PROMPT));
  const system = [
    SYSTEM_PROMPT,
    // Off the record, nothing can be started.
    ...(practices.length > 0 && conversationId !== null ? [practicesLine(practices)] : []),
    `Data stands between [data ${mark}] and [end ${mark}].`,
    ...personBlocks(context, { notes, turns: recent, room }).map((block) => dataBlock(block, mark)),
  ].join("\n\n");
  return {
    system,
    messages: turnMessages(recent, context),
    room: tokenBudget - estimateTokens(system) - estimateTokens(line),
  };
}

const fits = ({ messages, room }: PromptParts) => messages.length <= MAX_TURNS && tokensOf(messages) <= room;

/**
 * Turns are sent as they were written for as long as they fit. Only then notes replace them, block by block, so that
 * notes written meanwhile do not change the beginning of the prompt.
 */
function firstFittingParts(input: PromptInput & { line: string }): PromptParts {
  const { summaryBlocks } = input.context;
  let parts = promptPartsWith([], input);
  for (let count = 1; count <= summaryBlocks.length && !fits(parts); count++) {
    parts = promptPartsWith(summaryBlocks.slice(0, count), input);
  }
  return parts;
}

interface PromptInput {
  context: CoachContext;
  turns: CoachTurn[];
  /** Upper limit of estimated tokens; system prompt, report and last message are always included. */
  tokenBudget: number;
}

/**
 * Compiles the prompt of a configured model: system prompt, person, notes, recent turns with dates, and one line for
 * this turn at the end. Everything before that line stays the same from one turn to the next, so that providers can
 * reuse their cached prefix.
 */
export function compilePrompt({ context, turns, tokenBudget }: PromptInput): CoachMessage[] {
  const isInterrupted = turns.at(-1)?.role === "assistant";
  const turnsToAnswer = isInterrupted ? turns.slice(0, -1) : turns;
  const line = turnLine({ context, turns: turnsToAnswer, caution: cautionFor(turnsToAnswer) });
  const { system, messages: turnTexts, room } = firstFittingParts({ context, turns, tokenBudget, line });
  const messages: CoachMessage[] = [{ role: "system", content: system }, ...dropOldest(turnTexts, room)];
  if (isInterrupted) return [...messages, { role: "user", content: `${CONTINUE_REQUEST}\n\n${line}` }];
  const last = messages.pop();
  return [...messages, { role: "user", content: `${last?.content ?? ""}\n\n${line}` }];
}
