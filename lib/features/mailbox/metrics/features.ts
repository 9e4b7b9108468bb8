import { COUNTS, type Count, type MessageFeatures } from "../schema";

const POSITION = Object.fromEntries(COUNTS.map((key, index) => [key, index])) as Record<Count, number>; // fromEntries loses the key type.

export const countIn = (message: MessageFeatures, key: Count): number => message.counts[POSITION[key]] ?? 0;

export function englishShareOf(messages: MessageFeatures[]): number | null {
  const english = messages.filter(({ language }) => language === "en").length;
  const decidable = english + messages.filter(({ language }) => language === "other").length;
  return decidable === 0 ? null : english / decidable;
}

const MOSTLY = 0.8;

export function countsInEnglishLists({ language }: MessageFeatures, englishShare: number | null): boolean {
  return language === "en" || (language === "short" && englishShare !== null && englishShare >= MOSTLY);
}
