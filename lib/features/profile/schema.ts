import { z } from "zod";
import { cleanText, isStorable } from "@/lib/shared/text/clean-text";
import { canonicalProfileUrl } from "./profile-url";

export const PROFILE_URL_TEXTS = {
  required: "LinkedIn URL required",
  invalid: "Invalid LinkedIn URL",
  help: "Please enter a valid LinkedIn profile URL.",
} as const;

export const profileUrlInput = z
  .string({ error: PROFILE_URL_TEXTS.required })
  .max(2_000, PROFILE_URL_TEXTS.invalid)
  .transform((value, issues) => {
    const url = canonicalProfileUrl(value);
    if (url) return url;
    issues.addIssue(value.trim() === "" ? PROFILE_URL_TEXTS.required : PROFILE_URL_TEXTS.invalid);
    return z.NEVER;
  });

export const analyseProfileInput = z.strictObject({
  linkedinUrl: profileUrlInput,
  /** Ignored: the caller is identified by cookies. */
  userId: z.union([z.string().max(20), z.number()]).nullish(),
});

export type AnalyseProfileInput = z.output<typeof analyseProfileInput>;

const PROFILE_SOURCES = ["url", "service", "linkedin-pdf", "linkedin-export", "cv", "text"] as const;
export type ProfileSource = (typeof PROFILE_SOURCES)[number];

const text = (max: number) =>
  z
    .string()
    .max(max * 4, "This profile holds a text that is too long.")
    .refine(isStorable, "This profile holds characters that cannot be stored.")
    .transform((value) => cleanText(value).slice(0, max) || null)
    .nullish()
    .transform((value) => value ?? null);

const partialDate = z
  .string()
  .regex(/^(19|20)\d{2}(-(0[1-9]|1[0-2]))?$/, "A date is a year, or a year and a month.")
  .nullish()
  .transform((value) => value ?? null);

const position = z.object({
  title: text(200),
  company: text(200),
  from: partialDate,
  to: partialDate,
  isCurrent: z.boolean().default(false),
});

const education = z.object({
  school: text(200),
  degree: text(200),
  field: text(200),
  from: partialDate,
  to: partialDate,
});

const tooMany = "This profile holds more entries than we keep.";

export const profileFacts = z.object({
  name: text(120),
  headline: text(300),
  location: text(200),
  industry: text(120),
  summary: text(4_000),
  positions: z.array(position).max(60, tooMany).default([]),
  education: z.array(education).max(30, tooMany).default([]),
  skills: z
    .array(text(120))
    .max(100, tooMany)
    .default([])
    .transform((skills) => skills.filter((skill) => skill !== null)),
});

export type ProfileFacts = z.output<typeof profileFacts>;
export type ProfilePosition = ProfileFacts["positions"][number];
export type ProfileEducation = ProfileFacts["education"][number];

export const profileView = profileFacts.extend({
  source: z.enum(PROFILE_SOURCES).catch("url"),
  url: profileUrlInput.nullable().catch(null),
});

export type ProfileView = z.output<typeof profileView>;

/** The browser extracts the facts; the document is not uploaded. */
export const importProfileInput = z.strictObject({
  profile: profileFacts.extend({ source: z.enum(["linkedin-pdf", "linkedin-export", "cv", "text"]) }),
});

export type ImportProfileInput = z.output<typeof importProfileInput>;
export type ImportedFacts = ImportProfileInput["profile"];

export interface AnalysedProfileView {
  profile: ProfileView;
  insights: string;
}

export const linkProfileInput = z.strictObject({
  linkedinProfile: profileView,
  insights: z
    .string()
    .max(20_000, "These insights are too long.")
    .refine(isStorable, "These insights hold characters that cannot be stored.")
    .transform(cleanText),
});

export type LinkProfileInput = z.output<typeof linkProfileInput>;
