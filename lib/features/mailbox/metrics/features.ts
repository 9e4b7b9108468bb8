import { recordOf } from "@/lib/shared/records";
import { COUNTS, type Count, type MessageFeatures } from "../schema";

const POSITION = recordOf(COUNTS, (_, index) => index);

export const countIn = (message: MessageFeatures, key: Count): number => message.counts[POSITION[key]] ?? 0;

export function englishShareOf(messages: MessageFeatures[]): number | null {
  const english = messages.filter(({ language }) => language === "en").length;
  const decidable = english + messages.filter(({ language }) => language === "other").length;
  return decidable === 0 ? null : english / decidable;
}

const MIN_ENGLISH_SHARE = 0.8;

export function countsInEnglishLists({ language }: MessageFeatures, englishShare: number | null): boolean {
  return language === "en" || (language === "short" && englishShare !== null && englishShare >= MIN_ENGLISH_SHARE);
}
