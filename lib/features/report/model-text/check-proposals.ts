import { z } from "zod";
import { cleanText } from "@/lib/shared/text/clean-text";
import type { OwnWords } from "../schema";
import type { StoredInsight, StoredProposal } from "../stored-report";
import { countWords, findForeignContent, HEDGE, stemsOf, type ForeignContent } from "./text-checks";

const MAX_PROPOSALS = 2;
export const MAX_CLAUSES = 4;
export const QUOTE_WORDS = { min: 2, max: 25 } as const;
export const SENTENCE_WORDS = { min: 6, max: 40 } as const;
const MIN_STEM_SHARE = { inInsight: 0.35, inEither: 0.6 } as const;

const clause = z.union([
  z.strictObject({ quote: z.string().max(500) }),
  z.strictObject({ insight: z.string().max(200), text: z.string().max(1_000) }),
]);
export const proposalAnswer = z.object({
  proposals: z.array(z.object({ clauses: z.array(clause).max(12) })).max(12),
});
type Clause = z.output<typeof clause>;

type ProposalFault =
  | ForeignContent
  | "not verbatim"
  | "not an insight"
  | "length"
  | "not one sentence"
  | "certainty"
  | "negation"
  | "invention"
  | "incomplete";

const NEGATION = /\b(?:not|no|never|nobody|nothing|none|without|cannot|neither)\b|n['’]t\b/i;
const ONE_SENTENCE = /^[A-Z][^.!?]*\.$/;
const WORD_CHARACTER = /[\p{L}\p{N}]/u;

function isVerbatim(quote: string, written: string): boolean {
  for (let at = written.indexOf(quote); at !== -1; at = written.indexOf(quote, at + 1)) {
    const around = [written.charAt(at - 1), written.charAt(at + quote.length)];
    if (quote !== "" && !around.some((character) => WORD_CHARACTER.test(character))) return true;
  }
  return false;
}

function findQuoteFault(quote: string, words: OwnWords): ProposalFault | null {
  const count = countWords(quote);
  if (count < QUOTE_WORDS.min || count > QUOTE_WORDS.max) return "length";
  return Object.values(words).some((written) => written && isVerbatim(quote, written)) ? null : "not verbatim";
}

function isInvented(text: string, inInsight: string, words: OwnWords): boolean {
  const [stems, ofInsight] = [[...stemsOf(text)], stemsOf(inInsight)];
  const ofEither = stemsOf(`${inInsight} ${Object.values(words).join(" ")}`);
  const shareIn = (known: Set<string>) => stems.filter((stem) => known.has(stem)).length / stems.length;
  return (
    stems.length === 0 || shareIn(ofInsight) < MIN_STEM_SHARE.inInsight || shareIn(ofEither) < MIN_STEM_SHARE.inEither
  );
}

function findSentenceFault(text: string, insight: StoredInsight, words: OwnWords): ProposalFault | null {
  const count = countWords(text);
  if (count < SENTENCE_WORDS.min || count > SENTENCE_WORDS.max) return "length";
  const foreign = findForeignContent(text, insight.text);
  if (foreign) return foreign;
  if (!ONE_SENTENCE.test(text)) return "not one sentence";
  if (!HEDGE.test(text)) return "certainty";
  if (NEGATION.test(text) && !NEGATION.test(insight.text)) return "negation";
  return isInvented(text, insight.text, words) ? "invention" : null;
}

type Checked = { clause: StoredProposal["clauses"][number] } | { fault: ProposalFault };

function checkClause(given: Clause, insights: StoredInsight[], words: OwnWords): Checked {
  if ("quote" in given) {
    const fault = findQuoteFault(given.quote, words);
    return fault ? { fault } : { clause: { kind: "quote", text: given.quote } };
  }
  const insight = insights.find(({ id }) => id === given.insight);
  if (!insight) return { fault: "not an insight" };
  const text = cleanText(given.text);
  const fault = findSentenceFault(text, insight, words);
  return fault ? { fault } : { clause: { kind: "insight", text, insightId: insight.id } };
}

interface CheckedProposals {
  proposals: StoredProposal[];
  faults: ProposalFault[];
}

/**
 * What of a model's answer may be shown. Each clause is a verbatim quotation of the person's words, or a sentence that
 * follows from one of the given insights. One clause that fails drops its whole proposal, because the others may
 * depend on it.
 */
export function checkProposals(
  answer: z.output<typeof proposalAnswer>,
  insights: StoredInsight[],
  words: OwnWords,
): CheckedProposals {
  const proposals: StoredProposal[] = [];
  const faults: ProposalFault[] = [];
  for (const { clauses } of answer.proposals) {
    const checked = clauses.map((given) => checkClause(given, insights, words));
    const found = checked.flatMap((result) => ("fault" in result ? [result.fault] : []));
    const good = checked.flatMap((result) => ("clause" in result ? [result.clause] : []));
    const isValid = ["quote", "insight"].every((kind) => good.some((one) => one.kind === kind));
    const fault = found[0] ?? (isValid && good.length <= MAX_CLAUSES ? null : "incomplete");
    if (fault) faults.push(fault);
    else proposals.push({ clauses: good });
  }
  return { proposals: proposals.slice(0, MAX_PROPOSALS), faults };
}
