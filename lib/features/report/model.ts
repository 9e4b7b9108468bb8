import { type InsightView, isMissingEvidence } from "./schema";

const SENTENCES = 3;

/** The three places that every report has, and what the person's own situation adds, stand open. */
export const isNamedPlace = ({ id }: Pick<InsightView, "id">, position: number): boolean =>
  position <= SENTENCES || id.startsWith("situation-");

const ABOUT_THE_SCORES = /^(?:Of your six scores|Only one of your six scores|You have been )/;

function openingOf({ id, text }: InsightView): string {
  const sentences = text.split(/(?<=[.!?])\s/);
  const [first = "", second = "", third = ""] = sentences;
  if (/^(?:mail-)?reframe-/.test(id)) return `${first} ${second}`.trim();
  if (id.startsWith("tension-")) return sentences.find((sentence) => /\btension\b/.test(sentence)) ?? first;
  if (id.startsWith("situation-")) return first.replace(/ may bring .+; it may miss /, " may miss ");
  return ABOUT_THE_SCORES.test(first) ? second || third || first : first;
}

/** At most three sentences: the openings of the named insights that rest on evidence and are not disputed. */
export function inShort(details: InsightView[]): string[] {
  const situation = details.find(({ id }) => id.startsWith("situation-"));
  const opening = situation ? [...details.slice(0, SENTENCES - 1), situation] : details.slice(0, SENTENCES);
  const usable = opening.filter((insight) => insight.dispute === null && !isMissingEvidence(insight));
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
