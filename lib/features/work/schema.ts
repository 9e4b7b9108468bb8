import { z } from "zod";
import { TRAITS } from "@/lib/features/hexaco/schema";
import { userText } from "@/lib/shared/text/clean-text";

export const MAX_ROLE = 160;
export const MAX_AIM = 300;
export const MAX_NOTE = 300;

const LEVELS = ["low", "high"] as const;
const POLES = TRAITS.flatMap((trait) => LEVELS.map((level) => `${trait}.${level}` as const));

const sentence = z.string().regex(/^[A-Z].*[.?]$/, "Not a whole sentence");
/** The end of a sentence: what such a score may bring to the situation, and what it may miss there. */
const fragment = z.string().regex(/^[a-z].*[^.?]$/, "Not the end of a sentence");
const poleText = z.strictObject({ brings: fragment, misses: fragment });

export const situationFile = z.strictObject({
  id: z.string().regex(/^[a-z]+(?:-[a-z]+)*$/),
  order: z.int().positive(),
  label: z.string().min(3).max(60),
  phrase: z.string().min(3).max(60),
  practice: z.string(),
  plain: sentence,
  step: sentence,
  poles: z.partialRecord(z.enum(POLES), poleText),
});
export type Situation = z.output<typeof situationFile>;

const optional = (max: number, what: string) =>
  userText({ min: 0, max, tooLong: `${what} must be at most ${max} characters` })
    .nullish()
    .transform((text) => text || null);

export const workInput = z.strictObject({
  role: optional(MAX_ROLE, "Your role"),
  aim: optional(MAX_AIM, "What this year must achieve"),
  situation: z
    .string()
    .max(40)
    .nullish()
    .transform((id) => id || null),
  note: optional(MAX_NOTE, "Your sentence"),
});
export type WorkInput = z.output<typeof workInput>;

export interface WorkAnswers extends WorkInput {
  updatedAt: string;
}

export interface WorkView {
  success: true;
  answers: WorkAnswers | null;
  situations: Pick<Situation, "id" | "label">[];
}

export interface WorkSource {
  role: string | null;
  aim: string | null;
  situation: Situation | null;
  note: string | null;
}
