import { z } from "zod";
import type { CountryCode, LanguageTag, TimeZoneName } from "@/lib/shared/formats";

export const RISK_KINDS = [
  "suicide",
  "self-harm",
  "violence",
  "other-person",
  "child",
  "past",
  "harm-to-others",
  "emergency",
] as const;
export type RiskKind = (typeof RISK_KINDS)[number];

export const RISK_LANGUAGES = ["en", "de", "fr", "es"] as const;
export type RiskLanguage = (typeof RISK_LANGUAGES)[number];

/**
 * The kind of reply: ordinary (`none`), ordinary with a question beside it (`beside`), one direct question (`ask`), the
 * text for the danger (`crisis`), care while a danger is open (`care`), thanks after a misunderstanding (`cleared`, or
 * `misread` before the ordinary reply) or when help is present (`helped`), or no further question before the ordinary
 * reply (`let-go`).
 */
const RISK_ANSWERS = ["none", "beside", "ask", "crisis", "care", "cleared", "misread", "helped", "let-go"] as const;

const FORMER_NAMES = new Map([
  ["asked", "lastQuestion"],
  ["step", "repeatCount"],
  ["hasAsked", "hasAskedAboutDanger"],
  ["recent", "recentMessages"],
]);

/** States that were stored before the fields had their present names. */
const withPresentNames = (stored: unknown): unknown =>
  typeof stored === "object" && stored !== null
    ? Object.fromEntries(Object.entries(stored).map(([name, value]) => [FORMER_NAMES.get(name) ?? name, value]))
    : stored;

export const riskState = z.preprocess(
  withPresentNames,
  z.object({
    answer: z.enum(RISK_ANSWERS),
    kind: z.enum(RISK_KINDS).nullable(),
    /** Last question about an open danger: `ask` whether it is meant, `crisis` whether somebody is safe. */
    lastQuestion: z.enum(["ask", "crisis"]).nullable(),
    isOpen: z.boolean(),
    /** How often this kind of reply was already given in a row. */
    repeatCount: z.number().int().min(0),
    /** Sum of oblique signs, decaying with each message; 1 weighs as much as plain words. */
    weight: z.number().min(0),
    /** In this conversation; a question beside an ordinary reply is asked only once. */
    hasAskedAboutDanger: z.boolean().default(false),
    /** Messages since the last reply about danger, which are assessed together; at most 3. */
    recentMessages: z.number().int().min(0),
    language: z.enum(RISK_LANGUAGES).nullable(),
    otherLanguage: z.string().length(2).nullable().default(null),
    country: z.string().length(2).nullable(),
    isMinor: z.boolean(),
  }),
);
export type RiskState = z.infer<typeof riskState>;

const MIN_SIGN_WEIGHT = 0.1;

export const hasRiskSigns = ({ isOpen, weight }: RiskState): boolean => isOpen || weight >= MIN_SIGN_WEIGHT;

export const NO_RISK: RiskState = {
  answer: "none",
  kind: null,
  lastQuestion: null,
  isOpen: false,
  repeatCount: 0,
  weight: 0,
  hasAskedAboutDanger: false,
  recentMessages: 0,
  language: null,
  otherLanguage: null,
  country: null,
  isMinor: false,
};

/** Without a question beside the reply, for a coach that checks the message in another way. */
export const withoutQuestionBeside = (risk: RiskState): RiskState =>
  risk.answer === "beside" ? { ...risk, answer: "none", hasAskedAboutDanger: false } : risk;

/** Shown to somebody whose note, title or page has a sign of danger. The text is saved in any case. */
export interface DangerNoticeView {
  /** Numbers are enclosed in pairs of asterisks. */
  text: string;
  language: RiskLanguage;
  directory: string;
}

export interface RiskPlace {
  country: CountryCode | null;
  timeZone: TimeZoneName | null;
  languages: readonly LanguageTag[];
}

export const UNKNOWN_PLACE: RiskPlace = { country: null, timeZone: null, languages: [] };
