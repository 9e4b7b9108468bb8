import { z } from "zod";
import type { Notice } from "@/components/ui/toasts/toast";
import { PASSWORD_MIN, PASSWORD_TOO_SHORT } from "@/lib/features/accounts/schema";
import { TRAIT_LABELS } from "@/lib/features/hexaco/model";
import { SCORE_RANGE, TRAITS, typedScore, type HexacoScores, type Trait } from "@/lib/features/hexaco/schema";
import { removeFromTab, saveToTab, restoreFromTab } from "@/lib/shared/browser/tab-storage";
import { codePoints } from "@/lib/shared/text/clean-text";
import { parseEmail } from "@/lib/shared/text/email";
import { keysOf, recordOf } from "@/lib/shared/records";

export type ManualValues = { email: string; password: string } & Record<Trait, string>;
type ManualField = keyof ManualValues;

export const EMPTY_FORM: ManualValues = {
  email: "",
  password: "",
  honesty_humility: "",
  emotionality: "",
  extraversion: "",
  agreeableness: "",
  conscientiousness: "",
  openness: "",
};

interface Problem {
  notice: Notice;
  fields: Partial<Record<ManualField, string>>;
}

const problem = (title: string, description: string | undefined, fields: Problem["fields"]): Problem => ({
  notice: { title, description, variant: "destructive" },
  fields,
});

function missingAccount({ email, password }: ManualValues): Problem | null {
  if (email.trim() && password) return null;
  return problem("Missing information", "Please enter both email and password.", {
    ...(!email.trim() && { email: "Please enter your email address." }),
    ...(!password && { password: "Please choose a password." }),
  });
}

function missingScores(values: ManualValues): Problem | null {
  const missing = TRAITS.filter((trait) => !values[trait].trim());
  if (missing.length === 0) return null;
  const list = missing.map((trait) => TRAIT_LABELS[trait]).join(", ");
  return problem(
    "Missing HEXACO scores",
    `Please enter scores for: ${list}`,
    recordOf(missing, () => "Please enter a score."),
  );
}

function wrongScores(values: ManualValues): Problem | null {
  const typed = TRAITS.filter((trait) => values[trait].trim());
  const invalid = typed.filter((trait) => !typedScore.safeParse(values[trait].trim()).success);
  return invalid.length > 0
    ? problem(
        "Invalid scores",
        SCORE_RANGE,
        recordOf(invalid, () => "A whole number from 0 to 100."),
      )
    : null;
}

function wrongAddress({ email }: ManualValues): Problem | null {
  if (!email.trim() || parseEmail(email)) return null;
  return problem("Invalid email address", "Please check it and try again.", { email: "Invalid email address" });
}

function shortPassword({ password }: ManualValues): Problem | null {
  if (!password || codePoints(password) >= PASSWORD_MIN) return null;
  return problem(PASSWORD_TOO_SHORT, undefined, { password: PASSWORD_TOO_SHORT });
}

const SCORE_CHECKS = [missingScores, wrongScores];
const ALL_CHECKS = [missingAccount, ...SCORE_CHECKS, wrongAddress, shortPassword];

/** The notice of the first problem, and every field that is wrong, so that all of them can be mended at once. */
export function checkManualForm(values: ManualValues, asks: "account" | "scores"): Problem | null {
  const checks = asks === "scores" ? SCORE_CHECKS : ALL_CHECKS;
  const problems = checks.map((check) => check(values)).filter((found) => found !== null);
  const [first] = problems;
  return first ? { ...first, fields: Object.assign({}, ...problems.map(({ fields }) => fields)) } : null;
}

export const scoresOf = (values: ManualValues): HexacoScores => recordOf(TRAITS, (trait) => Number(values[trait]));

const KEY = "clarity-trial-form";
const draft = z.partialRecord(z.string(), z.string());

export function storeDraft(values: ManualValues): void {
  const { password: _, ...fields } = values;
  saveToTab(KEY, JSON.stringify(fields));
}

export function restoreDraft(): ManualValues {
  const stored = restoreFromTab(KEY, (value) => draft.parse(value)) ?? {};
  return recordOf(keysOf(EMPTY_FORM), (field) => (field === "password" ? "" : (stored[field] ?? "")));
}

export const forgetDraft = (): void => removeFromTab(KEY);
