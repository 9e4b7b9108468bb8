import { type InsightView, isMissingEvidence } from "./schema";

const SENTENCES = 3;
const ABOUT_THE_SCORES = /^(?:Of your six scores|Only one of your six scores|You have been )/;

function openingOf({ id, text }: InsightView): string {
  const [first = "", second = "", third = ""] = text.split(/(?<=[.!?])\s/);
  if (/^(?:mail-)?reframe-/.test(id)) return `${first} ${second}`.trim();
  return ABOUT_THE_SCORES.test(first) ? second || third || first : first;
}

/** At most three sentences: the openings of the named insights that rest on evidence and are not disputed. */
export function inShort(details: InsightView[]): string[] {
  const usable = details
    .slice(0, SENTENCES)
    .filter((insight) => insight.dispute === null && !isMissingEvidence(insight));
  return [...new Set(usable.map(openingOf))];
}

const TITLES = ["Operating Mode", "Hidden Tension", "Reframe"];

/** An insight known by its text alone: without evidence, and without an id to dispute. */
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
