import { z } from "zod";
import { TRAITS, type Trait } from "@/lib/features/hexaco/schema";
import { userText } from "@/lib/shared/text/clean-text";

export const MAX_OPEN_INVITATIONS = 8;
export const MIN_NEW_RATERS = 3;
export const INVITATION_DAYS = 30;
export const MAX_COMMENT = 400;
export const COMMENT_KINDS = ["keep", "change"] as const;
export type CommentKind = (typeof COMMENT_KINDS)[number];

export const inviteInput = z.strictObject({
  count: z
    .int()
    .min(1, "Please choose at least one link")
    .max(MAX_OPEN_INVITATIONS, "Eight links are the most at a time"),
});
export type InviteInput = z.output<typeof inviteInput>;

const token = z.string().regex(/^[\w-]{43}$/, "This link is not complete. Copy the whole of it, or ask for a new one.");
export const invitationInput = z.strictObject({ token });

export const ratingAnswers = z.record(
  z.string().max(8),
  z.int().min(1, "Please choose an answer").max(7, "Please choose an answer"),
);
export type RatingAnswers = z.output<typeof ratingAnswers>;

const comment = userText({ min: 0, max: MAX_COMMENT })
  .transform((text) => text || null)
  .default(null);

export const ratingInput = z.strictObject({ token, answers: ratingAnswers, keep: comment, change: comment });
export type RatingInput = z.output<typeof ratingInput>;

export const withdrawalInput = z.strictObject({
  code: z
    .string()
    .max(40)
    .transform((text) => text.toUpperCase().replace(/[\s-]/g, ""))
    .refine((text) => /^[A-HJ-NP-Z2-9]{16}$/.test(text), "A code has sixteen letters and digits"),
});

export interface InvitationView {
  name: string;
  statements: { id: string; text: string }[];
  scale: string[];
}

export interface RatingReceipt {
  success: true;
  withdrawalCode: string;
}

const figure = z.object({
  mean: z.number().min(0).max(100),
  half: z.number().min(0),
});
export type Figure = z.output<typeof figure>;

export const spreads = z.enum(["close", "mixed", "apart"]);
export type Spread = z.output<typeof spreads>;

/** Contains nothing that belongs to a single colleague. */
export const resultSchema = z.object({
  raters: z.int().min(MIN_NEW_RATERS),
  shownOn: z.iso.date(),
  traits: z.record(z.enum(TRAITS), figure.extend({ spread: spreads.nullable() })),
  keep: z.array(z.string()),
  change: z.array(z.string()),
});
export type Result = z.output<typeof resultSchema>;

export type Verdict = "same" | "more" | "less";

interface Placed {
  score: number;
  low: number;
  high: number;
}

export interface TraitComparison {
  trait: Trait;
  label: string;
  self: Placed;
  others: Placed;
  verdict: Verdict;
  spread: Spread | null;
}

/** `reliability` (0-1) is that of the mean; `isSameStatements` is false for own scores from another form. */
export interface ResultView {
  raters: number;
  shownOn: string;
  reliability: number;
  isSameStatements: boolean;
  traits: TraitComparison[];
  keep: string[];
  change: string[];
}

export interface SentInvitation {
  id: string;
  createdAt: string;
  expiresAt: string;
}

export interface NewInvitation {
  id: string;
  /** Shown once; only its hash is stored. */
  url: string;
}

export interface OutsideViewState {
  success: true;
  /** Null until the account has a name; colleagues must know who asks. */
  name: string | null;
  hasScores: boolean;
  /** Does not show whether they were answered. */
  invitations: SentInvitation[];
  free: number;
  /** Answers of earlier days that no result contains yet; null below three. */
  waiting: number | null;
  wasWithdrawn: boolean;
  result: ResultView | null;
}
