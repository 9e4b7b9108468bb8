import type { Level } from "@/lib/features/hexaco/model";
import type { Trait } from "@/lib/features/hexaco/schema";

/** One line per trait and level, from the content of the scales; tendencies, with both sides. */
export const TRAIT_MEANINGS: Record<Trait, Record<Level, string>> = {
  honesty_humility: {
    low: "At ease with status, bargaining and visible ambition; plain motives may need saying.",
    typical: "Gives and takes by the situation; neither self-denial nor advantage leads.",
    high: "Plain dealing and shared credit come easily; claiming one's own part comes harder.",
  },
  emotionality: {
    low: "Level under pressure and self-reliant; other people's strain may go unnoticed.",
    typical: "Feels risk and strain about as much as most people do.",
    high: "Notices risk and strain early and seeks counsel; the load is felt as well.",
  },
  extraversion: {
    low: "Small circles, preparation and listening; may be seen less than the work deserves.",
    typical: "Speaks up or holds back as the situation asks.",
    high: "Energy from contact and readiness to take the floor; airtime is the watch point.",
  },
  agreeableness: {
    low: "Quick to object and slow to let slips go; candor has a price in warmth.",
    typical: "Gives way on some matters and insists on others.",
    high: "Patient and forgiving in conflict; needed objections may come late.",
  },
  conscientiousness: {
    low: "Quick starts and light plans; loose ends are the watch point.",
    typical: "Plans tightly where it matters and loosely elsewhere.",
    high: "Plans, standards and follow-through; letting go is the watch point.",
  },
  openness: {
    low: "Proven ways and practical use first; slow shifts may be noticed late.",
    typical: "Takes up some new ideas and leaves others.",
    high: "Drawn to ideas and the unusual option; finishing the known is the watch point.",
  },
};

interface Study {
  value: string;
  source: string;
}

/** Published links that the wording leans on. They describe groups of people and no one person. */
export const STUDIES: Record<Trait, Study> = {
  honesty_humility: {
    value: "of the six traits, the one most strongly linked with less rule-breaking at work",
    source: "Pletzer and colleagues 2019, Journal of Vocational Behavior (meta-analysis)",
  },
  emotionality: {
    value: "people with higher scores want both clear direction and personal support from whoever leads them",
    source: "Breevaart and de Vries 2019, 272 people reading descriptions of leaders",
  },
  extraversion: {
    value: "linked with leadership (r = .31), and more with being given the lead than with leading well",
    source: "Judge and colleagues 2002 (meta-analysis, 73 samples; Big Five extraversion)",
  },
  agreeableness: {
    value: "supervisors with lower scores were rated as harsher by the people they lead (107 pairs)",
    source: "Breevaart and de Vries 2017",
  },
  conscientiousness: {
    value: "linked with voluntary effort at work (r = .32) and with leadership (r = .28)",
    source: "Pletzer and colleagues 2021; Judge and colleagues 2002 (meta-analyses)",
  },
  openness: {
    value: "linked with leadership (r = .24) and with voluntary effort at work (r = .20)",
    source: "Judge and colleagues 2002; Pletzer and colleagues 2021 (meta-analyses)",
  },
};
