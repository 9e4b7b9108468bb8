import { readdirSync } from "node:fs";
import { TRAITS, type HexacoScores } from "@/lib/features/hexaco/schema";
import type { Situation, WorkSource } from "@/lib/features/work/schema";
import { situations } from "@/lib/features/work/situations";
import { composeInsights } from "../compose";
import { gatherEvidence } from "../evidence/evidence";
import { summarySentences } from "../model";

const NOW = new Date("2026-11-21T00:00:00Z");
const scoresOf = (values: number[]) =>
  Object.fromEntries(TRAITS.map((trait, i) => [trait, values[i] ?? 57])) as HexacoScores; // TRAITS lists every Trait once.
const MIDDLE = [57, 57, 55, 50, 57, 64];

const answered = (situation: Situation | null, note: string | null = null): WorkSource => ({
  role: "Head of operations, 40 people",
  aim: "Open two sites",
  situation,
  note,
});

const insightsOf = (values: number[] | null, work: WorkSource | null) =>
  composeInsights(
    gatherEvidence(
      {
        scores: values && { values: scoresOf(values), source: "manual", facets: {} },
        mailbox: null,
        profile: null,
        work,
      },
      NOW,
    ),
  );

const situationOf = (values: number[] | null, work: WorkSource | null) =>
  insightsOf(values, work).find(({ id }) => id.startsWith("situation-"));

async function situationNamed(id: string): Promise<Situation> {
  const found = (await situations()).find((situation) => situation.id === id);
  if (!found) throw new Error(`No situation ${id}`);
  return found;
}

it("offers twelve kinds of situation, each with a practice that exists", async () => {
  const practices = readdirSync("content/practices");
  const all = await situations();
  expect(all).toHaveLength(12);
  for (const { id, practice, poles } of all) {
    expect(practices).toContain(`${practice}.yaml`);
    expect([id, Object.keys(poles).length]).toEqual([id, 6]);
  }
});

it("uses every sentence about a situation once", async () => {
  const all = (await situations()).flatMap(({ plain, step, poles }) => [
    plain,
    step,
    ...Object.values(poles).flatMap(({ brings, misses }) => [brings, misses]),
  ]);
  expect(new Set(all).size).toBe(all.length);
  for (const text of all) expect(text).not.toMatch(/\byou are (?:a|not)\b|\balways\b/i);
});

it("says after the named places what the profile tends to bring to the situation and to miss there", async () => {
  const negotiation = await situationNamed("negotiation");
  const insights = insightsOf([90, 57, 55, 50, 57, 64], answered(negotiation, "Renewals with our largest customer"));
  expect(insights[3]).toMatchObject({
    id: "situation-negotiation-honesty-humility-high",
    title: "Insight 4",
    practice: "negotiate",
    nextStep: negotiation.step,
  });
  const pole = negotiation.poles["honesty_humility.high"];
  expect(insights[3]?.text).toBe(
    `In a negotiation, with a high Honesty-Humility score, you may bring ${pole?.brings}. What you may miss is ${pole?.misses}.`,
  );
  expect(insights[3]?.evidence.map(({ kind }) => kind)).toEqual(["score", "answer", "excerpt", "note"]);
});

it("includes the situation in the three sentences of 'In short'", async () => {
  const negotiation = await situationNamed("negotiation");
  const short = summarySentences(insightsOf([90, 57, 55, 50, 57, 64], answered(negotiation)));
  expect(short).toHaveLength(3);
  expect(short[2]).toMatch(/^What you may miss in a negotiation is the first figure: .+\.$/);
});

it("lists a second relevant score in the evidence only", async () => {
  const negotiation = await situationNamed("negotiation");
  const situation = situationOf([90, 90, 55, 50, 57, 64], answered(negotiation));
  expect(situation?.text.match(/may bring/g)).toHaveLength(1);
  expect(situation?.evidence.map(({ kind }) => kind)).toEqual(["score", "score", "answer", "note", "note"]);
});

it("concludes nothing from mid-range scores, and still says what the situation asks of anybody", async () => {
  const remote = await situationNamed("remote-team");
  const situation = situationOf(MIDDLE, answered(remote));
  expect(situation?.id).toBe("situation-remote-team");
  expect(situation?.text).toContain("nothing more is concluded");
  expect(situation?.evidence.map(({ kind }) => kind)).toEqual(["answer"]);
});

it("works without scores, and gives no insight without a situation", async () => {
  const remote = await situationNamed("remote-team");
  expect(situationOf(null, answered(remote))?.text).toMatch(/^In a team at a distance: nobody overhears anything, /);
  expect(situationOf(MIDDLE, answered(null))).toBeUndefined();
  expect(situationOf(MIDDLE, null)).toBeUndefined();
});

it("counts Honesty-Humility and Agreeableness in the same direction as one signal", async () => {
  const negotiation = await situationNamed("negotiation");
  expect(situationOf([90, 57, 55, 90, 57, 64], answered(negotiation))?.id.match(/-high|-low/g)).toHaveLength(1);
});
