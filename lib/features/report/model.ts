import { type InsightView, isMissingEvidence } from "./schema";

const SENTENCES = 3;
/** Sentences about the report itself; the one after it is about the person. */
const ABOUT_THE_SCORES = /^(?:Of your six scores|Only one of your six scores|You have been )/;

/** A reframe turns its first sentence around in its second, so both are needed. */
function openingOf({ id, text }: InsightView): string {
  const [first = "", second = "", third = ""] = text.split(/(?<=[.!?])\s/);
  if (/^(?:mail-)?reframe-/.test(id)) return `${first} ${second}`.trim();
  return ABOUT_THE_SCORES.test(first) ? second || third || first : first;
}

/** The report in at most three sentences: the opening of each named insight that is carried and not disputed. */
export function inShort(details: InsightView[]): string[] {
  const usable = details
    .slice(0, SENTENCES)
    .filter((insight) => insight.dispute === null && !isMissingEvidence(insight));
  return [...new Set(usable.map(openingOf))];
}

const TITLES = ["Operating Mode", "Hidden Tension", "Reframe"];

/** An insight of which nothing but its text is known: there is no evidence in it, and nothing to disagree with by id. */
export const bareInsight = (text: string, index: number): InsightView => ({
  id: `bare-${index + 1}`,
  title: TITLES[index] ?? `Insight ${index + 1}`,
  text,
  nextStep: "",
  evidence: [],
  confidence: "low",
  wouldChange: "",
  dispute: null,
});
