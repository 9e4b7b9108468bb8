import { TRAITS, type HexacoScores } from "@/lib/features/hexaco/schema";
import { seededRandom } from "@/lib/shared/numbers/seeded-random";
import { maskedSentences, sharedSentences, simulatedPatterns } from "@/tests/support/mail/mailbox-reports";
import { composeInsights } from "../compose";
import { gatherEvidence } from "../evidence/evidence";
import { describeId } from "../insight-id";
import { type InsightView, isFromMail } from "../schema";

const PEOPLE = 40;
const NOW = new Date("2026-11-21T00:00:00Z");
const random = seededRandom(17);
const drawScore = () => Math.round(15 + 75 * random());
const mailboxes = Array.from({ length: PEOPLE }, (_, seed) => simulatedPatterns(seed));
const draw = (): HexacoScores => ({
  honesty_humility: drawScore(),
  emotionality: drawScore(),
  extraversion: drawScore(),
  agreeableness: drawScore(),
  conscientiousness: drawScore(),
  openness: drawScore(),
});

const fromMail = mailboxes.map((mailbox) =>
  composeInsights(gatherEvidence({ scores: null, mailbox, profile: null }, NOW)),
);
const fromBoth = mailboxes.map((mailbox) => {
  const scores = { values: draw(), source: "manual" as const, facets: {} };
  return composeInsights(gatherEvidence({ scores, mailbox, profile: null }, NOW));
});

const textsOf = (insights: InsightView[]) => insights.flatMap(({ text, nextStep }) => [text, nextStep]);

describe("reports of forty simulated mailboxes", () => {
  it("share few sentences, numbers masked", () => {
    const { mean, above, most } = sharedSentences(fromMail.map((insights) => maskedSentences(textsOf(insights))));
    process.stdout.write(
      `sentences that two people share: ${(mean * 100).toFixed(1)} % on average, more than a third for ${(above * 100).toFixed(1)} % of pairs, at most ${(most * 100).toFixed(0)} %\n`,
    );
    expect(mean).toBeLessThan(0.04);
    expect(most).toBeLessThanOrEqual(1 / 3);
  });

  it.each([
    ["mail alone", fromMail],
    ["scores and mail", fromBoth],
  ])("repeat no sentence within a report from %s", (_name, reports) => {
    for (const insights of reports) {
      const sentences = maskedSentences([...textsOf(insights), ...insights.map(({ wouldChange }) => wouldChange)]);
      expect(sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index)).toEqual([]);
    }
  });

  it("fill every placeholder and end each sentence", () => {
    for (const text of [...fromMail, ...fromBoth].flatMap(textsOf).filter(Boolean)) {
      expect(text).not.toMatch(/[{}]|undefined|NaN|\s[.,;]|\.\./);
      expect(text).toMatch(/[.?!']$/);
    }
  });

  it("put an insight of the right kind in each named place", () => {
    for (const [mode, tension, reframe] of fromMail) {
      expect(mode?.id).toMatch(/^mail-(?:pace|rhythm)-/);
      expect(tension?.id).toMatch(/^(?:mail-(?:pair|shift|rhythm-quicklate)|gap-tension)/);
      expect(reframe?.id).toMatch(/^mail-reframe-/);
      expect(reframe?.text.split(/(?<=\.)\s/)).toHaveLength(2);
    }
  });

  it("have the kind and the traits that their ids tell, which disputes rest on", () => {
    for (const { id, kind, traits } of [...fromMail, ...fromBoth].flat())
      expect({ id, ...describeId(id) }).toEqual({ id, kind, traits: TRAITS.filter((trait) => traits.includes(trait)) });
  });

  it("give counts as evidence, against the person's other mail where the sides differ", () => {
    for (const { id, evidence } of fromMail.flat().filter(isFromMail)) {
      expect(evidence[0]).toMatchObject({ kind: "mailbox", source: expect.stringContaining("900 of your own mails") });
      expect(evidence[0]?.value).toMatch(/\d/);
      if (id.startsWith("mail-shift-")) expect(evidence[0]?.value).toContain("zero lies outside the 99 % interval");
    }
  });
});
