import type { SummaryBlock } from "../schema";

const SEPARATOR = "\n\n";

/** A block holds no blank line, which separates blocks where they are stored. */
export const blockText = (text: string): string => text.replace(/\n\s*\n/g, "\n").trim();

export const joinBlocks = (blocks: SummaryBlock[]): string => blocks.map(({ text }) => text).join(SEPARATOR);

interface StoredBlocks {
  summary: string | null;
  /** Last message of the whole summary. */
  until: number | null;
  /** Last message of each block. Summaries of earlier versions have none. */
  ends: number[];
}

export function splitBlocks({ summary, until, ends }: StoredBlocks): SummaryBlock[] {
  if (summary === null || until === null) return [];
  const texts = summary.split(SEPARATOR);
  const isWhole = texts.length === ends.length && ends.at(-1) === until;
  return isWhole ? texts.map((text, index) => ({ text, until: ends[index] ?? until })) : [{ text: summary, until }];
}
