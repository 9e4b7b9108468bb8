import { standardNormalCdf, Z90 } from "@/lib/features/hexaco/model";
import type { Trait } from "@/lib/features/hexaco/schema";
import type { ResultView, TraitComparison } from "@/lib/features/outside-view/schema";
import { formatDate } from "@/lib/shared/time/dates";
import { titleAt } from "./model";
import { type EvidenceView, isAboutCombination } from "./schema";
import type { StoredInsight } from "./stored-report";

type Gap = TraitComparison & { verdict: "more" | "less" };

const GAP_EXPLANATIONS: Record<Trait, Record<Gap["verdict"], string>> = {
  honesty_humility: {
    more: "They may see more restraint about status and advantage than you credit yourself with.",
    less: "What you mean as plain dealing may reach them as tactics: they see the outcome, and have to guess the motive.",
  },
  emotionality: {
    more: "They may notice worries that you keep to yourself, and the mood of a room may follow.",
    less: "What moves or worries you may not show, so that nobody offers help when you would want it.",
  },
  extraversion: {
    more: "You may take up more of a conversation than you notice.",
    less: "The energy that you feel may not show, because they know only what you say.",
  },
  agreeableness: {
    more: "They may expect a yes from you where you mean no.",
    less: "You may feel how patient you are, while they notice the short reply.",
  },
  conscientiousness: {
    more: "They may rely on a thoroughness that costs you more than you show.",
    less: "They may not see the standard that you hold yourself to, only dates and drafts.",
  },
  openness: {
    more: "They may hear a plan where you were only thinking aloud.",
    less: "They may hear only your settled ideas, and not those that you turn over alone.",
  },
};
const NEXT_STEP =
  "Ask two of them for the last occasion on which they saw it: what you did, not what you are. The practice 'Ask for an example' has the questions.";

const isGap = (row: TraitComparison): row is Gap => row.verdict !== "same";

/** The difference in standard errors; both bands are 90 %. */
function sizeOf({ self, others }: TraitComparison): number {
  const errorOf = ({ low, high }: TraitComparison["self"]) => (high - low) / 2 / Z90;
  return Math.abs(self.score - others.score) / Math.hypot(errorOf(self), errorOf(others));
}

const placeOf = ({ score, low, high }: TraitComparison["self"]) =>
  `${Math.round(score)}% (likely ${Math.round(low)}% to ${Math.round(high)}%)`;

const viewsOf = ({ self, others }: Gap): EvidenceView["views"] => [
  { who: "You", ...self },
  { who: "Your colleagues", ...others },
];

function composeGap(gap: Gap, { raters, reliability, shownOn, isSameStatements }: ResultView): StoredInsight {
  const { trait, label, self, others, verdict } = gap;
  return {
    id: `tension-seen-${trait.replace("_", "-")}-${verdict}`,
    kind: "outside-tension",
    traits: [trait],
    title: "Hidden Tension",
    text:
      `Your colleagues see ${verdict} ${label} in you than you do. The gap is larger than the error of both views, and ` +
      `neither is the true one. ${GAP_EXPLANATIONS[trait][verdict]}`,
    nextStep: NEXT_STEP,
    evidence: [
      {
        kind: "difference",
        label: `${label}: you and ${raters} colleagues`,
        value: `You ${placeOf(self)}, your colleagues ${placeOf(others)}; their mean has a reliability of about ${reliability.toFixed(2).replace("0.", ".")} (1 would be perfect)`,
        source: `the view from outside, shown on ${formatDate(shownOn, "en", "UTC")}${isSameStatements ? "" : "; your side comes from other statements"}`,
        trait,
        views: viewsOf(gap),
      },
    ],
    practice: "ask-for-example",
    confidence: standardNormalCdf(sizeOf(gap)) >= 0.975 ? "high" : "moderate",
    wouldChange: "Answers of three more colleagues that lie nearer to your own view would undo this insight.",
  };
}

function withOtherView(insight: StoredInsight, { trait, label, verdict }: Gap): StoredInsight {
  const isAboutIt = insight.traits.includes(trait) && !isAboutCombination(insight);
  if (!isAboutIt) return insight;
  return { ...insight, text: `${insight.text} Your colleagues see ${verdict} ${label} in you than this score says.` };
}

/**
 * Puts the clearest gap between own and others' view in the place of the Hidden Tension, and moves the former text to
 * the end. Not stored with the report, so that it disappears when a colleague withdraws.
 */
export function withOutsideTension(details: StoredInsight[], result: ResultView | null): StoredInsight[] {
  const [gap] = (result?.traits ?? []).filter(isGap).toSorted((a, b) => sizeOf(b) - sizeOf(a));
  if (!result || !gap) return details;
  const [mode, tension, ...rest] = details.map((insight) => withOtherView(insight, gap));
  const ordered = [mode, composeGap(gap, result), ...rest, tension].filter((insight) => insight !== undefined);
  return ordered.map((insight, index) => ({ ...insight, title: titleAt(index) }));
}
