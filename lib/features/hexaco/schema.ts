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

/** The lengths the product's own questionnaire comes in; each longer form contains the shorter one. */
export const FORMS = ["24", "60", "96"] as const;
export type Form = (typeof FORMS)[number];

/** Where scores come from; a questionnaire outranks typed scores, and no text ever moves either. */
export const scoreSource = z.enum(["manual", "questionnaire-24", "questionnaire-60", "questionnaire-96"]);
export type ScoreSource = z.output<typeof scoreSource>;

/** Narrower scales within a trait, in the names of the public-domain item pool. */
export const FACETS = {
  honesty_humility: ["Sincerity", "Fairness", "Greed-Avoidance", "Modesty"],
  emotionality: ["Fearfulness", "Anxiety", "Dependence", "Sentimentality"],
  extraversion: ["Expressiveness", "Social Boldness", "Sociability", "Liveliness"],
  agreeableness: ["Forgivingness", "Gentleness", "Flexibility", "Patience"],
  conscientiousness: ["Organization", "Diligence", "Perfectionism", "Prudence"],
  openness: ["Aesthetic Appreciation", "Inquisitiveness", "Creativity", "Unconventionality"],
} as const satisfies Record<Trait, readonly string[]>;

export type Facet = (typeof FACETS)[Trait][number];
export type FacetLevel = "low" | "middle" | "high";

/** What is kept of a person's scores, in `user_models.personality_profile`. */
export const personalityProfile = z.object({
  hexaco_scores: z.object(
    Object.fromEntries(TRAITS.map((trait) => [trait, z.object({ score: z.number().min(0).max(100) })])) as Record<
      Trait,
      z.ZodObject<{ score: z.ZodNumber }>
    >, // TRAITS lists every Trait once.
  ),
  source: scoreSource,
  savedAt: z.iso.datetime(),
  /** Facets shown as three levels, from the 96-statement form alone. */
  facets: z.partialRecord(z.string(), z.enum(["low", "middle", "high"])).optional(),
});
export type PersonalityProfile = z.output<typeof personalityProfile>;
