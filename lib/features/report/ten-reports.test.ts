import { TRAITS, type HexacoScores, type ScoreSource } from "@/lib/features/hexaco/schema";
import type { WorkSource } from "@/lib/features/work/schema";
import { situations } from "@/lib/features/work/situations";
import { metric, patterns } from "@/tests/support/factories/mailbox-patterns";
import { composeInsights } from "./compose";
import { gatherEvidence } from "./evidence";
import { inShort } from "./model";

interface Person {
  /** In the order of the traits. */
  scores: number[] | null;
  source?: ScoreSource;
  situation?: string;
  hasMail?: boolean;
}

/** Reports that somebody reads line by line when a text changes. */
const PEOPLE: Record<string, Person> = {
  "typed scores": { scores: [71, 38, 64, 29, 83, 77] },
  "typed scores, talks with a board": { scores: [71, 38, 64, 29, 83, 77], situation: "board-talk" },
  "96 statements, quiet, passed over": {
    scores: [62, 70, 25, 66, 58, 80],
    source: "questionnaire-96",
    situation: "passed-over",
  },
  "96 statements, hard, a difficult report": {
    scores: [35, 30, 70, 25, 75, 60],
    source: "questionnaire-96",
    situation: "difficult-report",
  },
  "24 statements, a growing team": {
    scores: [60, 50, 80, 55, 40, 90],
    source: "questionnaire-24",
    situation: "scaling-team",
  },
  "all six in the middle, a remote team": { scores: [57, 57, 55, 50, 57, 64], situation: "remote-team" },
  "60 statements, kind, a negotiation": {
    scores: [75, 65, 40, 80, 50, 70],
    source: "questionnaire-60",
    situation: "negotiation",
  },
  "one score that stands out": {
    scores: [58, 58, 80, 52, 55, 72],
    source: "questionnaire-96",
    situation: "boss-keeps-control",
  },
  "96 statements with mail": { scores: [58, 40, 30, 52, 80, 72], source: "questionnaire-96", hasMail: true },
  "mail alone": { scores: null, hasMail: true, situation: "running-on-empty" },
};

const MAIL = patterns([
  metric("outOfHours"),
  metric("latencyMedian", { value: 3.5, low: 3, high: 4, inWords: "3.5 working hours, likely between 3 and 4" }),
  metric("lengthMedian", { value: 42, low: 38, high: 47, inWords: "42 words, likely between 38 and 47" }),
  metric("thanks"),
]);

async function workOf({ situation: id }: Person): Promise<WorkSource | null> {
  const situation = (await situations()).find((known) => known.id === id) ?? null;
  return situation && { role: null, aim: null, situation, note: null };
}

const scoresOf = (values: number[]) => Object.fromEntries(TRAITS.map((trait, i) => [trait, values[i]])) as HexacoScores; // TRAITS lists every Trait once.

it.each(Object.entries(PEOPLE))("reads as before: %s", async (_, person) => {
  const { scores, source = "manual", hasMail } = person;
  const evidence = gatherEvidence(
    {
      scores: scores && { values: scoresOf(scores), source, facets: {} },
      mailbox: hasMail ? MAIL : null,
      profile: null,
      work: await workOf(person),
    },
    new Date("2026-11-21T00:00:00Z"),
  );
  const insights = composeInsights(evidence);
  const lines = insights.map(({ title, text, nextStep }) => [title, text, nextStep].filter(Boolean).join("\n"));
  expect([`In short: ${inShort(insights).join(" ")}`, ...lines].join("\n\n")).toMatchSnapshot();
});
