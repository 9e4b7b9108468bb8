import { TRAITS, type FacetLevel, type HexacoScores, type ScoreSource } from "@/lib/features/hexaco/schema";
import { compareTraits, spearmanBrownReliability } from "@/lib/features/outside-view/model";
import type { ResultView } from "@/lib/features/outside-view/schema";
import type { EvidenceSources } from "@/lib/features/report/evidence/evidence";
import { situations } from "@/lib/features/work/situations";
import { recordOf } from "@/lib/shared/records";
import { simulatedPatterns } from "./mail/mailbox-reports";

interface Person {
  who: string;
  scores?: number[];
  source?: ScoreSource;
  facets?: Record<string, FacetLevel>;
  work?: { role?: string; aim?: string; situation: string; note?: string };
  mailbox?: number;
  positions?: { title: string; company: string; from: string; to: string | null }[];
  /** Five colleagues' combined ratings in the order of the traits: mean and half the width of its band. */
  colleagues?: [mean: number, half: number][];
}

const PEOPLE: Person[] = [
  { who: "typed scores", scores: [71, 38, 64, 29, 83, 77] },
  {
    who: "typed scores and the three answers",
    scores: [34, 62, 78, 66, 44, 73],
    work: {
      role: "Chief financial officer, 120 people in five countries",
      aim: "Close the refinancing by September",
      situation: "board-talk",
      note: "They ask about the one figure that I do not have",
    },
  },
  {
    who: "24 statements, a growing team",
    scores: [60, 50, 80, 55, 40, 90],
    source: "questionnaire-24",
    work: { situation: "scaling-team" },
  },
  {
    who: "60 statements, a negotiation",
    scores: [75, 65, 40, 80, 50, 70],
    source: "questionnaire-60",
    work: { situation: "negotiation" },
  },
  {
    who: "96 statements with facets, passed over",
    scores: [62, 74, 25, 68, 58, 82],
    source: "questionnaire-96",
    facets: {
      Fearfulness: "high",
      Anxiety: "high",
      Dependence: "middle",
      Sentimentality: "high",
      "Social Boldness": "low",
      Liveliness: "high",
    },
    work: { situation: "passed-over" },
  },
  { who: "far out on all six, 96 statements", scores: [12, 8, 95, 10, 97, 20], source: "questionnaire-96" },
  {
    who: "all six in the middle, a team at a distance",
    scores: [57, 57, 55, 50, 57, 64],
    work: { situation: "remote-team" },
  },
  {
    who: "one score that stands out, and a career",
    scores: [58, 58, 55, 52, 30, 72],
    source: "questionnaire-60",
    positions: [
      { title: "Head of operations", company: "Acme", from: "2024-02", to: null },
      { title: "Operations manager", company: "Globex", from: "2019-05", to: "2024-01" },
      { title: "Project lead", company: "Initech", from: "2016-09", to: "2019-04" },
    ],
  },
  {
    who: "96 statements, mail and the view from outside",
    scores: [58, 40, 45, 38, 80, 72],
    source: "questionnaire-96",
    mailbox: 7,
    work: { situation: "difficult-report" },
    colleagues: [
      [60, 9],
      [44, 10],
      [52, 11],
      [68, 9],
      [78, 8],
      [66, 12],
    ],
  },
  { who: "mail alone", mailbox: 3, work: { situation: "running-on-empty" } },
];

const scoresOf = (values: number[]) => recordOf(TRAITS, (_, i) => values[i] ?? 50);

function viewOf(colleagues: NonNullable<Person["colleagues"]>, scores: HexacoScores): ResultView {
  const raters = 5;
  const traits = recordOf(TRAITS, (_, i) => {
    const [mean, half] = colleagues[i] ?? [50, 10];
    return { mean, half, spread: null };
  });
  const result = { raters, shownOn: "2026-11-20", traits, keep: [], change: [] };
  const self = { scores, source: "questionnaire-96" as const, usesSameStatements: true };
  return {
    ...result,
    reliability: spearmanBrownReliability(raters),
    isSameStatements: true,
    traits: compareTraits(self, result),
  };
}

export interface PersonSources {
  who: string;
  sources: EvidenceSources;
  outside?: ResultView;
}

export async function tenPeople(): Promise<PersonSources[]> {
  const offered = await situations();
  return PEOPLE.map(({ who, scores, source = "manual", facets = {}, work, mailbox, positions, colleagues }) => {
    const values = scores ? scoresOf(scores) : null;
    const { role = null, aim = null, note = null } = work ?? {};
    return {
      who,
      sources: {
        scores: values && { values, source, facets },
        mailbox: mailbox ? simulatedPatterns(mailbox) : null,
        profile: positions
          ? { source: "cv", positions: positions.map((one) => ({ ...one, isCurrent: one.to === null })) }
          : null,
        work: work ? { role, aim, note, situation: offered.find(({ id }) => id === work.situation) ?? null } : null,
      },
      ...(colleagues && values && { outside: viewOf(colleagues, values) }),
    };
  });
}
