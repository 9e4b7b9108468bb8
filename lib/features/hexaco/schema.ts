import { z } from "zod";
import { numericId } from "@/lib/shared/ids";
import { HOUR_MS } from "@/lib/shared/time/durations";
import { recordOf } from "@/lib/shared/records";

export const TRAITS = [
  "honesty_humility",
  "emotionality",
  "extraversion",
  "agreeableness",
  "conscientiousness",
  "openness",
] as const;

export type Trait = (typeof TRAITS)[number];

export const SCORE_RANGE = "All HEXACO scores must be between 0 and 100.";

export const typedScore = z
  .union([z.number(), z.string().regex(/^\d{1,3}$/, SCORE_RANGE)], { error: SCORE_RANGE })
  .transform(Number)
  .refine((value) => Number.isInteger(value) && value >= 0 && value <= 100, SCORE_RANGE);

export const hexacoScoresInput = z.strictObject(
  {
    honesty_humility: typedScore,
    emotionality: typedScore,
    extraversion: typedScore,
    agreeableness: typedScore,
    conscientiousness: typedScore,
    openness: typedScore,
  } satisfies Record<Trait, z.ZodType>,
  { error: ({ code }) => (code === "invalid_type" ? SCORE_RANGE : undefined) },
);

export type HexacoScores = z.output<typeof hexacoScoresInput>;

export const FORMS = ["24", "60", "96"] as const;
export type Form = (typeof FORMS)[number];

export const scoreSource = z.enum(["manual", "questionnaire-24", "questionnaire-60", "questionnaire-96"]);
export type ScoreSource = z.output<typeof scoreSource>;

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

export const personalityProfile = z.object({
  hexaco_scores: z.object(recordOf(TRAITS, () => z.object({ score: z.number().min(0).max(100) }))),
  source: scoreSource,
  savedAt: z.iso.datetime(),
  facets: z.record(z.string(), z.enum(["low", "middle", "high"])).optional(),
});
export type PersonalityProfile = z.output<typeof personalityProfile>;

export const FORM_SIZES: Record<Form, number> = { "24": 24, "60": 60, "96": 96 };

const itemId = z.string().regex(/^[HEXACO][A-Za-z]{4}\d{1,2}$/, "Not a statement of this questionnaire");

export const itemSchema = z.object({
  id: itemId,
  text: z.string().min(1),
  facet: z.enum(Object.values(FACETS).flat() as [Facet, ...Facet[]]), // FACETS holds 24 facets.
  /** 1: agreement raises the trait; -1: reverse-keyed. */
  key: z.union([z.literal(1), z.literal(-1)]),
  /** The shortest form with the statement; 240 if no form of the product has it. */
  from: z.union([z.literal(24), z.literal(60), z.literal(96), z.literal(240)]),
});
export type Item = z.output<typeof itemSchema>;

const answerSchema = z.object({
  value: z.number().int().min(1).max(7),
  /** Milliseconds in view, for the careless-answer checks. */
  ms: z.number().int().min(0).max(HOUR_MS).optional(),
});
export type Answer = z.output<typeof answerSchema>;

export const answersSchema = z.record(itemId, answerSchema);
export type Answers = z.output<typeof answersSchema>;

export type CarelessFlag = "fast" | "same" | "flat" | "missing";

export const questionnaireParams = z.object({ userId: numericId });

export const questionnaireInput = z.strictObject({
  form: z.enum(FORMS, { error: "Please choose 24, 60 or 96 statements" }),
  answers: answersSchema.default({}),
  /** Scores the questionnaire although up to 5 % of the statements have no answer. */
  finish: z.boolean().default(false),
  restart: z.boolean().default(false),
});
export type QuestionnaireInput = z.output<typeof questionnaireInput>;

export interface FormView {
  form: Form;
  statements: number;
  minutes: number;
  band: number;
}

export interface QuestionnaireView {
  form: Form;
  items: { id: string; text: string }[];
  answers: Record<string, number>;
  nextItem: string | null;
  completedAt: string | null;
}

export interface QuestionnaireState {
  success: true;
  forms: FormView[];
  scale: string[];
  questionnaire: QuestionnaireView | null;
  refused: { reasons: CarelessFlag[]; message: string } | null;
  scores: { source: ScoreSource; savedAt: string } | null;
  message: string;
}
