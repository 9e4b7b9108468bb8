import type { SummaryBlock } from "../schema";

const SEPARATOR = "\n\n";

/** A block holds no blank line, which separates blocks where they are stored. */
export const blockText = (text: string): string => text.replace(/\n\s*\n/g, "\n").trim();

export const joinBlocks = (blocks: SummaryBlock[]): string => blocks.map(({ text }) => text).join(SEPARATOR);

/** `until` and `ends` are the last messages of all blocks and of each; summaries of earlier versions have no `ends`. */
interface StoredBlocks {
  summary: string | null;
  until: number | null;
  ends: number[];
}

export function splitBlocks({ summary, until, ends }: StoredBlocks): SummaryBlock[] {
  if (summary === null || until === null) return [];
  const texts = summary.split(SEPARATOR);
  const isWhole = texts.length === ends.length && ends.at(-1) === until;
  return isWhole ? texts.map((text, index) => ({ text, until: ends[index] ?? until })) : [{ text: summary, until }];
}
