import "../scripts/lib/app-modules.mjs";
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { HexacoScores } from "../lib/features/hexaco/schema.ts";
import type { EvidenceView } from "../lib/features/report/schema.ts";
import type { Situation } from "../lib/features/work/schema.ts";
import type { Form } from "./support/norm-people.ts";

// How specific the report is: the printed evidence of each insight must fit its own person and fail on most others.
// Baseline: a horoscope, whose sentences fit everybody (fails on 0 % of the others).

const { composeInsights } = await import("../lib/features/report/compose.ts");
const { gatherEvidence } = await import("../lib/features/report/evidence/evidence.ts");
const { TRAIT_LABELS } = await import("../lib/features/hexaco/model.ts");
const { situations } = await import("../lib/features/work/situations.ts");
const { drawPeople } = await import("./support/norm-people.ts");
const { POLE_COPY } = await import("../lib/features/report/traits/pole-copy.ts");
const { PAIR_COPY } = await import("../lib/features/report/traits/pair-copy.ts");
const { TRAITS } = await import("../lib/features/hexaco/schema.ts");

const PEOPLE = 200;
const NOW = new Date(0); // Nothing in these reports depends on the day.
const GOAL = 0.8;
const AVERAGE_GOAL = 0.945;
const LOWEST_TENTH_GOAL = 0.85;
const SOURCES = ["manual", "questionnaire-96", "questionnaire-60", "questionnaire-24"] as const;
type Source = (typeof SOURCES)[number];

const formOf = (source: Source): Form => (source === "manual" ? "96" : (source.slice("questionnaire-".length) as Form));

function reportOf(values: HexacoScores, source: Source, situation: Situation | null = null) {
  const work = situation && { role: null, aim: null, note: null, situation };
  const scores = { values, source, facets: {} };
  return composeInsights(gatherEvidence({ scores, mailbox: null, profile: null, work }, NOW));
}

const traitCalled = (label: string) => TRAITS.find((trait) => TRAIT_LABELS[trait] === label);
const SCORE = /^\d+%, likely between (\d+)% and (\d+)%; (above|below|within) the typical range \((\d+)% to (\d+)%\)/;
const GAP = /lies (\d+) points? (above|below) .+; up to (\d+) could be measurement error/;

function fits({ label, value, trait }: EvidenceView, scores: HexacoScores): boolean | null {
  const score = SCORE.exec(value);
  if (score && trait) {
    const [low = 0, high = 0, from = 0, to = 0] = [score[1], score[2], score[4], score[5]].map(Number);
    const own = scores[trait];
    const place = own < from ? "below" : own > to ? "above" : "within"; // eslint-disable-line no-nested-ternary -- three places of one number
    return own >= low && own <= high && place === score[3];
  }
  const gap = GAP.exec(value);
  const [a, b] = label.split(" and ").map(traitCalled);
  if (!gap || !a || !b) return null;
  const points = Number(gap[1]) * (gap[2] === "above" ? 1 : -1);
  return Math.abs(scores[a] - scores[b] - points) <= Number(gap[3]);
}

const holds = (evidence: EvidenceView[], scores: HexacoScores) => evidence.every((one) => fits(one, scores) !== false);
const percent = (value: number) => `${(value * 100).toFixed(1)} %`;
const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

const MAX_SENTENCE_SHARE = 0.25;
const MAX_STEP_SHARE = 0.15;
const SHARE_PEOPLE = 500;
const NORM_PEOPLE = 2_000;
const sentencesOf = (text: string) => text.split(/(?<=[.!?])\s/);

/** Keyed by each of a sentence's three wordings of degree, which readers recognise as one sentence. */
const TEMPLATES = new Map<string, string>();
const written = [...Object.values(POLE_COPY), ...Object.values(PAIR_COPY)].flatMap((text) =>
  Object.values(text).filter((part) => typeof part === "string"),
);
for (const text of written) {
  const wording = (at: number) => text.replace(/\[([^[\]]*)\]/g, (_, options: string) => options.split("|")[at] ?? "");
  for (const at of [0, 1, 2])
    sentencesOf(wording(at)).forEach((sentence, i) => TEMPLATES.set(sentence, sentencesOf(text)[i] ?? sentence));
}
const templateOf = (sentence: string) =>
  TEMPLATES.get(sentence.replace("A comparatively low", "A low").replace("A comparatively high", "A high")) ?? sentence;

interface Shared {
  share: number;
  line: string;
}

function sharesOf(reports: string[][]): Shared[] {
  const counts = new Map<string, number>();
  for (const lines of reports) for (const line of new Set(lines)) counts.set(line, (counts.get(line) ?? 0) + 1);
  return [...counts]
    .map(([line, count]) => ({ share: count / reports.length, line }))
    .toSorted((a, b) => b.share - a.share);
}

const NONE: Shared = { share: 0, line: "" };
const FILE = "bench/results/report-sentences.txt";
const listed: string[] = [];

let isMet = true;

const offered = await situations();

/**
 * Prints the most frequent sentence about behaviour and the most frequent next step, in percent of the reports, and
 * lists all of them. The situations at work are spread evenly over the people.
 */
function printShares(who: string, people: HexacoScores[], source: Source): void {
  // Insights about mid-range scores describe the report, not behaviour.
  const shownInsights = people.map((values, at) =>
    reportOf(values, source, offered[at % offered.length] ?? null).filter(
      ({ id }) => !id.startsWith("middle-") && !id.startsWith("range-"),
    ),
  );
  const sentences = sharesOf(
    shownInsights.map((insights) => insights.flatMap(({ text }) => sentencesOf(text).map(templateOf))),
  );
  const steps = sharesOf(shownInsights.map((insights) => insights.map(({ nextStep }) => nextStep).filter(Boolean)));
  const [[sentence = NONE], [step = NONE]] = [sentences, steps];
  const list = (of: Shared[]) => of.map(({ share, line }) => `${percent(share).padStart(7)}  ${line}`);
  listed.push(
    `\n${people.length} reports of ${who}, ${source}: sentences`,
    ...list(sentences),
    "next steps",
    ...list(steps),
  );
  isMet &&= sentence.share <= MAX_SENTENCE_SHARE && step.share <= MAX_STEP_SHARE;
  process.stdout.write(
    `shared in ${people.length} reports of ${who}, ${source}:\n` +
      `  most frequent sentence ${percent(sentence.share)} (at most ${percent(MAX_SENTENCE_SHARE)}): ${sentence.line}\n` +
      `  most frequent next step ${percent(step.share)} (at most ${percent(MAX_STEP_SHARE)}): ${step.line}\n`,
  );
}

for (const source of SOURCES) {
  const drawn = { form: formOf(source), seed: 20_261_122 };
  printShares("simulated people", drawPeople({ ...drawn, people: SHARE_PEOPLE, shape: "normal" }), source);
  printShares("the norm sample", drawPeople({ ...drawn, people: NORM_PEOPLE, shape: "norm-sample" }), source);
}
mkdirSync(path.dirname(FILE), { recursive: true });
writeFileSync(FILE, `${listed.join("\n").trim()}\n`);
process.stdout.write(`every sentence and next step with its share: ${FILE}\n`);
const ratios: number[] = [];
for (const source of SOURCES) {
  const people = drawPeople({ form: formOf(source), people: PEOPLE, seed: 20_261_121, shape: "normal" });
  const reports = people.map((values) => reportOf(values, source));
  const failing: number[] = [];
  let own = 0;
  reports.forEach((insights, i) => {
    const others = people.filter((_, j) => j !== i);
    for (const { evidence } of insights) {
      const self = people[i];
      if (self && holds(evidence, self)) own++;
      failing.push(mean(others.map((other) => (holds(evidence, other) ? 0 : 1))));
    }
  });
  const texts = reports.map((insights) => new Set(insights.map(({ text }) => text)));
  const repeated = mean(
    reports.flatMap((insights, i) =>
      insights.map(({ text }) => mean(texts.filter((_, j) => j !== i).map((other) => (other.has(text) ? 1 : 0)))),
    ),
  );
  const ownShare = own / failing.length;
  const ratio = mean(failing);
  const worst = failing.toSorted((a, b) => a - b)[Math.floor(failing.length * 0.1)] ?? 0;
  const below = failing.filter((share) => share < GOAL).length;
  isMet &&= ownShare === 1 && ratio >= GOAL && worst >= LOWEST_TENTH_GOAL;
  ratios.push(ratio);
  process.stdout.write(
    `specificity ${source}: ${failing.length} insights of ${PEOPLE} people; evidence fits its own person in ${percent(ownShare)} ` +
      `and fails on ${percent(ratio)} of the others (goal ${percent(GOAL)}, horoscope 0 %; ` +
      `lowest tenth ${percent(worst)} of ${percent(LOWEST_TENTH_GOAL)}, lowest ${percent(Math.min(...failing))}; ${below} insights below the goal); ` +
      `the same text is shown to ${percent(repeated)} of the others\n`,
  );
}
isMet &&= mean(ratios) >= AVERAGE_GOAL;
process.stdout.write(`average of all forms ${percent(mean(ratios))} (goal ${percent(AVERAGE_GOAL)})\n`);
if (!isMet) process.exitCode = 1;
