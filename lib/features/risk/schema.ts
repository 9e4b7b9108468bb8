import { z } from "zod";

/** What somebody may be in danger of. */
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
 * How the coach meets a message: as usual (`none`), with one direct question (`ask`), with the reply that belongs to the
 * danger (`crisis`), with care while a danger is not addressed (`care`), with thanks once it was meant otherwise
 * (`cleared`) or help is there (`helped`), or by letting the question rest (`let-go`).
 */
export const RISK_ANSWERS = ["none", "ask", "crisis", "care", "cleared", "helped", "let-go"] as const;
export type RiskAnswer = (typeof RISK_ANSWERS)[number];

/** The risk of a conversation after a message, stored with the reply to it. */
export const riskState = z.object({
  answer: z.enum(RISK_ANSWERS),
  /** The danger that is open, or was met last; null before any. */
  kind: z.enum(RISK_KINDS).nullable(),
  /** What was asked last of an open danger: whether it is meant so, or whether somebody is safe. */
  asked: z.enum(["ask", "crisis"]).nullable(),
  /** The danger is not addressed yet; no coaching until it is. */
  isOpen: z.boolean(),
  /** Replies of this kind and answer before this one; it chooses the text. */
  step: z.number().int().min(0),
  /** Weight of the oblique signs so far; each message lets it decay, and 1 is as much as plain words. */
  weight: z.number().min(0),
  /** Messages since the last reply about danger, which are read together; at most 3. */
  recent: z.number().int().min(0),
  /** The language that the person writes, null before it is known. */
  language: z.enum(RISK_LANGUAGES).nullable(),
  /** The country that the person named, as ISO 3166 code. */
  country: z.string().length(2).nullable(),
  isMinor: z.boolean(),
});
export type RiskState = z.infer<typeof riskState>;

export const NO_RISK: RiskState = {
  answer: "none",
  kind: null,
  asked: null,
  isOpen: false,
  step: 0,
  weight: 0,
  recent: 0,
  language: null,
  country: null,
  isMinor: false,
};

/** Where the person may be, as the browser tells it. */
export interface RiskPlace {
  /** An IANA name such as `Europe/Vienna`. */
  timeZone: string | null;
  /** BCP 47 tags, preferred first. */
  languages: readonly string[];
}

export const UNKNOWN_PLACE: RiskPlace = { timeZone: null, languages: [] };
