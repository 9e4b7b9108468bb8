import { estimateTokens } from "@/lib/providers/llm/models";
import { cleanText } from "@/lib/shared/text/clean-text";

const BOUNDARY = /(?<=[.!?…]["”’)]?) |(?<=\n)/;

export function keepSentences(text: string, tokens: number): string {
  const clean = cleanText(text);
  if (estimateTokens(clean) <= tokens) return clean;
  let kept = "";
  for (const sentence of clean.split(BOUNDARY)) {
    const longer = kept === "" || kept.endsWith("\n") ? kept + sentence : `${kept} ${sentence}`;
    if (estimateTokens(longer) > tokens) break;
    kept = longer;
  }
  return kept.trimEnd() || cutInside(clean, tokens);
}

function cutInside(text: string, tokens: number): string {
  let end = Math.floor(tokens * 3);
  while (end > 1 && estimateTokens(`${text.slice(0, end)}…`) > tokens) end = Math.floor(end * 0.9);
  return `${text.slice(0, Math.max(1, end)).trimEnd()}…`;
}
