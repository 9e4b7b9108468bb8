import type { Level } from "@/lib/features/hexaco/model";
import type { Trait } from "@/lib/features/hexaco/schema";

const MIDDLE = "So near the middle, a score says little about how somebody works.";

export const TRAIT_MEANINGS: Record<Trait, Record<Level, string>> = {
  honesty_humility: {
    low: "At ease with status, bargaining and visible ambition; plain motives may need saying.",
    typical: MIDDLE,
    high: "Plain dealing and shared credit come easily; claiming one's own part comes harder.",
  },
  emotionality: {
    low: "Level under pressure and self-reliant; other people's strain may go unnoticed.",
    typical: MIDDLE,
    high: "Notices risk and strain early and seeks counsel; the load is felt as well.",
  },
  extraversion: {
    low: "Small circles, preparation and listening; may be seen less than the work deserves.",
    typical: MIDDLE,
    high: "Energy from contact and readiness to take the floor; airtime is the watch point.",
  },
  agreeableness: {
    low: "Quick to object and slow to let slips go; candor has a price in warmth.",
    typical: MIDDLE,
    high: "Patient and forgiving in conflict; needed objections may come late.",
  },
  conscientiousness: {
    low: "Quick starts and light plans; loose ends are the watch point.",
    typical: MIDDLE,
    high: "Plans, standards and follow-through; letting go is the watch point.",
  },
  openness: {
    low: "Proven ways and practical use first; slow shifts may be noticed late.",
    typical: MIDDLE,
    high: "Drawn to ideas and the unusual option; finishing the known is the watch point.",
  },
};

interface Study {
  outcome: string;
  shownR: string;
  source: string;
  outOf100: number;
}

/**
 * How well such scores foretell behaviour, from published correlations. `outOf100` is 100 (1/2 + arcsin(r) / pi): the
 * share on the same side of both medians when two normally distributed measures correlate with r.
 */
function study({ outcome, r, source }: { outcome: string; r: number; source: string }): Study {
  const outOf100 = Math.round(100 * (0.5 + Math.asin(r) / Math.PI));
  return { outcome, shownR: r.toFixed(2).replace(/^0/, ""), source, outOf100 };
}

const EFFORT = "voluntary effort";
const PLETZER_2021 = "Pletzer and colleagues 2021 (meta-analysis, 21 samples)";
const JUDGE_2002 = "Judge and colleagues 2002 (meta-analysis, 73 samples; Big Five)";

/** Published links between a trait and behaviour at work. They describe groups, not individuals. */
export const STUDIES: Record<Trait, Study> = {
  honesty_humility: study({ outcome: EFFORT, r: 0.208, source: PLETZER_2021 }),
  emotionality: study({ outcome: EFFORT, r: 0, source: PLETZER_2021 }),
  extraversion: study({ outcome: "leadership", r: 0.31, source: JUDGE_2002 }),
  agreeableness: study({ outcome: EFFORT, r: 0.217, source: PLETZER_2021 }),
  conscientiousness: study({ outcome: EFFORT, r: 0.319, source: PLETZER_2021 }),
  openness: study({ outcome: "leadership", r: 0.24, source: JUDGE_2002 }),
};
