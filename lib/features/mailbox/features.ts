import { COUNTS, type Count, type MessageFeatures } from "./schema";

const POSITION = Object.fromEntries(COUNTS.map((key, index) => [key, index])) as Record<Count, number>; // fromEntries forgets the keys.

/** One count of a message. */
export const countOf = (message: MessageFeatures, key: Count): number => message.counts[POSITION[key]] ?? 0;

/** Share of the messages long enough to tell that are English; null when none is. */
export function englishShareOf(messages: MessageFeatures[]): number | null {
  const english = messages.filter(({ language }) => language === "en").length;
  const decidable = english + messages.filter(({ language }) => language === "other").length;
  return decidable === 0 ? null : english / decidable;
}

const MOSTLY = 0.8;

/** Whether word lists may count a message: English, or too short to tell in a mailbox that is mostly English. */
export function isCountedAsEnglish({ language }: MessageFeatures, englishShare: number | null): boolean {
  return language === "en" || (language === "short" && englishShare !== null && englishShare >= MOSTLY);
}
