import { z } from "zod";
import { hexacoScoresInput, scoreSource, TRAITS } from "@/lib/features/hexaco/schema";
import { TENURE_COPY } from "./career/tenure-copy";
import { describeId } from "./insight-id";
import { INSIGHT_KINDS, VERDICTS } from "./schema";
import { toNextStep } from "./step-text";
import { PAIR_COPY } from "./traits/pair-copy";
import { POLE_COPY } from "./traits/pole-copy";

const evidence = z.object({
  kind: z.enum(["score", "difference", "mailbox", "excerpt", "profile", "answer", "research", "note"]),
  label: z.string(),
  value: z.string(),
  source: z.string(),
  trait: z.enum(TRAITS).optional(),
  outOf100: z.int().optional(),
  outcome: z.string().optional(),
  weeks: z.array(z.number()).optional(),
  views: z
    .array(z.object({ who: z.string(), score: z.number(), low: z.number().optional(), high: z.number().optional() }))
    .optional(),
});

const storedInsight = z.object({
  id: z.string(),
  kind: z.enum(INSIGHT_KINDS).optional(),
  traits: z.array(z.enum(TRAITS)).optional(),
  title: z.string(),
  text: z.string(),
  nextStep: z.string(),
  evidence: z.array(evidence),
  confidence: z.enum(["high", "moderate", "low"]),
  wouldChange: z.string(),
  practice: z.string().optional(),
});

const STEPS = [
  ...Object.values(POLE_COPY).flatMap(({ steps }) => Object.values(steps)),
  ...Object.values(PAIR_COPY).map(({ step }) => step),
  ...Object.values(TENURE_COPY).map(({ step }) => step),
].map((step) => toNextStep(step));

/**
 * Former reports stored neither kind and traits nor the practice of a step. The practice is found by the step's text,
 * where that has no figures.
 */
const insight = storedInsight.transform((stored) => {
  const practice = stored.practice ?? STEPS.find(({ nextStep }) => nextStep === stored.nextStep)?.practice;
  return { ...describeId(stored.id), ...stored, ...(practice !== undefined && { practice }) };
});
export type StoredInsight = z.output<typeof insight>;

const proposal = z.object({
  clauses: z.array(
    z.discriminatedUnion("kind", [
      z.object({ kind: z.literal("quote"), text: z.string() }),
      z.object({ kind: z.literal("insight"), text: z.string(), insightId: z.string() }),
    ]),
  ),
});

export const storedReport = z.object({
  details: z.array(insight),
  scores: z
    .object({
      values: hexacoScoresInput,
      source: scoreSource,
      facets: z.record(z.string(), z.enum(["low", "middle", "high"])),
    })
    .nullable(),
  sources: z.array(z.object({ kind: z.enum(["scores", "mailbox", "profile", "work"]), label: z.string() })),
  limits: z.array(z.string()),
  changes: z.array(z.string()),
  wordedBy: z.enum(["composed", "model"]),
  /** Checked before they are stored; deleted together with the answers that they quote. */
  proposals: z.array(proposal).default([]),
  wasSentToModel: z.boolean().optional(),
});
export type StoredReport = z.output<typeof storedReport>;
export type StoredProposal = z.output<typeof proposal>;

const dispute = z.object({
  verdict: z.enum(VERDICTS),
  since: z.iso.datetime(),
  title: z.string(),
  text: z.string(),
});

export const storedDisputes = z.record(z.string(), dispute);
export type StoredDispute = z.output<typeof dispute>;
export type StoredDisputes = z.output<typeof storedDisputes>;
