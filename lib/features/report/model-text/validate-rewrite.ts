import { z } from "zod";
import { cleanText } from "@/lib/shared/text/clean-text";
import type { StoredInsight } from "../stored-report";
import { countWords, findForeignContent, HEDGE, stemsOf, type ForeignContent } from "./text-checks";

export const rewriteAnswer = z.object({
  insights: z.array(z.object({ id: z.string().max(200), text: z.string().max(2_000) })).max(12),
});

type WordingFault = ForeignContent | "length" | "certainty" | "invention";

const MIN_STEM_SHARE = { inFindings: 0.35, ofDraft: 0.3 } as const;

function isInvented(draft: string, allowed: string, text: string): boolean {
  const [draftStems, allowedStems, stems] = [stemsOf(draft), stemsOf(allowed), stemsOf(text)];
  const known = [...stems].filter((stem) => allowedStems.has(stem)).length;
  const shared = [...draftStems].filter((stem) => stems.has(stem)).length;
  return known < stems.size * MIN_STEM_SHARE.inFindings || shared < draftStems.size * MIN_STEM_SHARE.ofDraft;
}

/** In words. The prompt states the same numbers as the check. */
export function rewriteLength(draft: string): { min: number; max: number } {
  const words = countWords(draft);
  return { min: Math.ceil(words * 0.5), max: Math.floor(words * 1.6) };
}

/**
 * What is wrong with a rewrite of an insight, or null. Every number, quote and trait must be in the findings; it must
 * stay a tendency, keep its content, and be plain text.
 */
export function findFault(insight: StoredInsight, wording: string): WordingFault | null {
  const allowed = [insight.text, ...insight.evidence.flatMap(({ label, value }) => [label, value])].join("\n");
  const words = countWords(wording);
  const { min, max } = rewriteLength(insight.text);
  if (words < min || words > max) return "length";
  const foreign = findForeignContent(wording, allowed);
  if (foreign) return foreign;
  if (HEDGE.test(insight.text) && !HEDGE.test(wording)) return "certainty";
  return isInvented(insight.text, allowed, wording) ? "invention" : null;
}

interface Worded {
  details: StoredInsight[];
  accepted: number;
  faults: WordingFault[];
}

export function applyRewrite(details: StoredInsight[], answer: z.output<typeof rewriteAnswer>): Worded {
  const byId = new Map(answer.insights.map(({ id, text }) => [id, cleanText(text)]));
  const faults: WordingFault[] = [];
  let accepted = 0;
  const worded = details.map((insight) => {
    const text = byId.get(insight.id);
    if (text === undefined || text === insight.text) return insight;
    const fault = findFault(insight, text);
    if (fault) faults.push(fault);
    else accepted++;
    return fault ? insight : { ...insight, text };
  });
  return { details: worded, accepted, faults };
}
