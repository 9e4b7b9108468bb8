import { z } from "zod";

/** The six domains of the HEXACO model, in its own order. */
export const TRAITS = [
  "honesty_humility",
  "emotionality",
  "extraversion",
  "agreeableness",
  "conscientiousness",
  "openness",
] as const;

export type Trait = (typeof TRAITS)[number];

/** A score is an integer from 0 to 100; numbers and numeric strings are taken, blanks and fractions are not. */
const score = z
  .union([z.number(), z.string().regex(/^\d{1,3}$/)], { error: "All HEXACO scores must be between 0 and 100." })
  .transform(Number)
  .refine(
    (value) => Number.isInteger(value) && value >= 0 && value <= 100,
    "All HEXACO scores must be between 0 and 100.",
  );

export const hexacoScoresInput = z.strictObject({
  honesty_humility: score,
  emotionality: score,
  extraversion: score,
  agreeableness: score,
  conscientiousness: score,
  openness: score,
} satisfies Record<Trait, z.ZodType>);

/** Six integer scores, 0-100. */
export type HexacoScores = z.output<typeof hexacoScoresInput>;

/** Where scores come from; a questionnaire outranks typed scores, which outrank an estimate from text. */
export type ScoreSource = "manual" | "questionnaire-24" | "questionnaire-60" | "questionnaire-96";
