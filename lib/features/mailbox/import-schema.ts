import { z } from "zod";
import { isStorable } from "@/lib/shared/text/clean-text";
import { MINUTES_PER_DAY } from "@/lib/shared/time/durations";
import { isIntlTimeZone } from "@/lib/shared/time/zoned-time";
import { recordOf } from "@/lib/shared/records";

export const MAX_MESSAGES = 5_000;
export const MIN_MESSAGES = 40;
/** The method asks for this many mails and words; below it, results are an early look without advice. */
export const FULL_MESSAGES = 200;
export const FULL_WORDS = 5_000;
export const MAX_EXCERPTS = 8;
export const MAX_EXCERPT_LENGTH = 240;

export const COUNTS = [
  "words",
  "sentences",
  "syllables",
  "questions",
  "hedges",
  "minimizers",
  "boosters",
  "apologies",
  "thanks",
  "closingThanks",
  "praise",
  "directRequests",
  "indirectRequests",
  "politePlus",
  "politeMinus",
  "iWords",
  "weWords",
  "youWords",
  "autonomy",
  "delegation",
  "plainRequests",
  "askedRequests",
  "softenedRequests",
  "reminders",
  "clarifications",
] as const;
/** A page loaded before the last five were added sends only the others. */
const MIN_COUNTS = COUNTS.length - 5;
export type Count = (typeof COUNTS)[number];

const count = z.int().min(0).max(100_000);
const epochMs = z.int().min(0).max(4_102_444_800_000);
const utcOffsetMinutes = z.int().min(-MINUTES_PER_DAY).max(MINUTES_PER_DAY);
const workingMinutes = z.int().min(0).max(10_000_000);
const pseudonym = z.string().max(16);

/**
 * Features of one own message: no text, subject or address, so nobody else can be identified. `counts` follows the
 * order of COUNTS. `latency` is the time since the message that it answers, null when that was not in the mailbox;
 * `parent` is that message's id, whoever wrote it. `to` and `parent` are dropped after measuring.
 */
export const messageFeatures = z.strictObject({
  id: z.string().regex(/^[\w-]{8,40}$/),
  at: epochMs,
  offset: utcOffsetMinutes,
  isReply: z.boolean(),
  recipients: z.int().min(0).max(10_000),
  to: z.array(pseudonym).max(10),
  thread: z.string().max(40),
  language: z.enum(["en", "other", "short"]),
  latency: workingMinutes.nullable(),
  counts: z.array(count).min(MIN_COUNTS).max(COUNTS.length),
  isForward: z.boolean().default(false),
  parent: z.string().max(40).nullable().default(null),
});

export type MessageFeatures = z.output<typeof messageFeatures>;

export const EXCLUSIONS = [
  "received",
  "notSent",
  "duplicate",
  "automatic",
  "calendar",
  "forwarded",
  "noOwnWords",
  "doubtful",
  "undated",
  "unreadable",
  "beyondNewest",
] as const;
export type Exclusion = (typeof EXCLUSIONS)[number];

/** Local time; days count from 0 = Sunday. */
export const workingHours = z
  .strictObject({
    from: z.int().min(0).max(23),
    to: z.int().min(1).max(24),
    days: z.array(z.int().min(0).max(6)).min(1).max(7),
  })
  .refine(({ from, to }) => from < to, "The working day ends before it begins.");
export type WorkingHours = z.output<typeof workingHours>;
export const MONDAY_FIRST = [1, 2, 3, 4, 5, 6, 0];
export const USUAL_HOURS: WorkingHours = { from: 8, to: 18, days: [1, 2, 3, 4, 5] };

const lastWords = z.strictObject({ count: count, last: count });

const conversations = z.strictObject({
  begun: lastWords,
  joined: lastWords,
  /** Begun by another person, and answered by both the owner and a third person. */
  contested: z.strictObject({ count: count, first: count }),
});
export type Conversations = z.output<typeof conversations>;

/** `inbound` and `conversations` are null when the mailbox holds no mail by others. */
export const importSummary = z.strictObject({
  seen: count.max(10_000_000),
  excluded: z.strictObject(recordOf(EXCLUSIONS, () => count.max(10_000_000))),
  allWords: z.int().min(0).max(1_000_000_000),
  invitesPerWeek: z.array(count).max(1_100),
  inbound: z.strictObject({ direct: count.max(10_000_000), answered: count.max(10_000_000) }).nullable(),
  conversations: conversations.nullable().default(null),
});
export type ImportSummary = z.output<typeof importSummary>;

const DOUBTS = ["longForwards", "longMessages", "manyDoubtful", "rejected"] as const;
export type Doubt = (typeof DOUBTS)[number];

export const textCheck = z.strictObject({
  isConfirmed: z.boolean(),
  isStrict: z.boolean(),
  doubts: z.array(z.enum(DOUBTS)).max(DOUBTS.length),
});
export type TextCheck = z.output<typeof textCheck>;
export const UNCONFIRMED_TEXT: TextCheck = { isConfirmed: false, isStrict: false, doubts: [] };

/** The clock of the hours: a time zone, or the offset of each mail. Hours are reported only when confirmed. */
export const clock = z.strictObject({
  zone: z.string().max(60).refine(isIntlTimeZone, "This time zone is unknown.").nullable(),
  isConfirmed: z.boolean(),
});
export type Clock = z.output<typeof clock>;
export const UNCONFIRMED_CLOCK: Clock = { zone: null, isConfirmed: false };

export const EXCERPT_KINDS = ["request", "hedge", "thanks", "question"] as const;
export type ExcerptKind = (typeof EXCERPT_KINDS)[number];

export const excerpt = z.strictObject({
  kind: z.enum(EXCERPT_KINDS),
  text: z
    .string()
    .min(1)
    .max(MAX_EXCERPT_LENGTH)
    .refine(isStorable, "An excerpt holds characters that cannot be stored."),
});
export type Excerpt = z.output<typeof excerpt>;

export const MAILBOX_SOURCES = ["gmail", "file", "paste"] as const;
export type MailboxSource = (typeof MAILBOX_SOURCES)[number];

export const importMailboxInput = z.strictObject({
  source: z.enum(["file", "paste"]),
  hours: workingHours.default(USUAL_HOURS),
  clock: clock.default(UNCONFIRMED_CLOCK),
  textCheck: textCheck.default(UNCONFIRMED_TEXT),
  summary: importSummary,
  messages: z.array(messageFeatures).min(1).max(MAX_MESSAGES),
  excerpts: z.array(excerpt).max(MAX_EXCERPTS).default([]),
  partial: z.boolean().default(false),
});
export type ImportMailboxInput = z.output<typeof importMailboxInput>;
