import { z } from "zod";
import { isStorable } from "@/lib/shared/clean-text";
import { defineJob } from "@/lib/shared/job";

/** At most this many of the newest own messages are measured and kept as features. */
export const MAX_MESSAGES = 5_000;
/** Below this many own messages nothing is said at all. */
export const MIN_MESSAGES = 40;
export const MAX_EXCERPTS = 8;
export const MAX_EXCERPT_LENGTH = 240;

/** What is counted in one message, in the order of its `counts`. */
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
] as const;
export type Count = (typeof COUNTS)[number];

const MINUTES_PER_DAY = 1_440;
const count = z.int().min(0).max(100_000);

/** Derived features of one own message. No text, no subject, no address: nobody else can be found in them. */
export const messageFeatures = z.strictObject({
  /** A short hash of the message's id, so that reading it twice counts it once. */
  id: z.string().regex(/^[\w-]{8,40}$/),
  /** When it was sent, in milliseconds since 1970. */
  at: z.int().min(0).max(4_102_444_800_000),
  /** The sender's clock against UTC, in minutes. */
  offset: z.int().min(-MINUTES_PER_DAY).max(MINUTES_PER_DAY),
  isReply: z.boolean(),
  /** Addresses in To and Cc. */
  recipients: z.int().min(0).max(10_000),
  /** Marks that stand for recipients within one reading; dropped as soon as concentration is measured. */
  to: z.array(z.string().max(16)).max(10),
  /** A mark for the conversation it belongs to; dropped as well. */
  thread: z.string().max(40),
  /** English, another language, or too short to tell. */
  language: z.enum(["en", "other", "short"]),
  /** Working minutes from the message it answers, when that was read too. */
  latency: z.int().min(0).max(10_000_000).nullable(),
  counts: z.array(count).length(COUNTS.length),
});

export type MessageFeatures = z.output<typeof messageFeatures>;

/** Why a message was left out. */
export const EXCLUSIONS = ["received", "automatic", "calendar", "forwarded", "noOwnWords", "unreadable"] as const;
export type Exclusion = (typeof EXCLUSIONS)[number];

/** When the person works, on their own clock. Days count from 0 = Sunday. */
const workingHours = z
  .strictObject({
    from: z.int().min(0).max(23),
    to: z.int().min(1).max(24),
    days: z.array(z.int().min(0).max(6)).min(1).max(7),
  })
  .refine(({ from, to }) => from < to, "The working day ends before it begins.");
export type WorkingHours = z.output<typeof workingHours>;
/** The days of a week that begins on Monday. */
export const MONDAY_FIRST = [1, 2, 3, 4, 5, 6, 0];
export const USUAL_HOURS: WorkingHours = { from: 8, to: 18, days: [1, 2, 3, 4, 5] };

/** What a reading went through, so that the share left out can be told. */
const readingSummary = z.strictObject({
  /** Every message seen, own or not. */
  seen: count.max(10_000_000),
  excluded: z.strictObject(
    Object.fromEntries(EXCLUSIONS.map((reason) => [reason, count.max(10_000_000)])) as Record<Exclusion, z.ZodInt>, // fromEntries forgets the keys.
  ),
  /** Words in the own messages as they were sent, quotes and signatures included. */
  allWords: z.int().min(0).max(1_000_000_000),
  /** Invitations sent in each week of the period, oldest first. */
  invitesPerWeek: z.array(count).max(1_100),
  /** Messages sent to the person alone or first, and how many of them they answered; null when none were read. */
  inbound: z.strictObject({ direct: count.max(10_000_000), answered: count.max(10_000_000) }).nullable(),
});
export type ReadingSummary = z.output<typeof readingSummary>;

const excerpt = z
  .string()
  .min(1)
  .max(MAX_EXCERPT_LENGTH)
  .refine(isStorable, "An excerpt holds characters that cannot be stored.");

const MAILBOX_SOURCES = ["gmail", "file", "paste"] as const;
export type MailboxSource = (typeof MAILBOX_SOURCES)[number];

/** What the person's browser sends after reading a mailbox file: features, counts, and the excerpts they ticked. */
export const importMailboxInput = z.strictObject({
  source: z.enum(["file", "paste"]),
  hours: workingHours.default(USUAL_HOURS),
  summary: readingSummary,
  messages: z.array(messageFeatures).min(1).max(MAX_MESSAGES),
  excerpts: z.array(excerpt).max(MAX_EXCERPTS).default([]),
});
export type ImportMailboxInput = z.output<typeof importMailboxInput>;

export const METRICS = [
  "outOfHours",
  "latencyMedian",
  "latencyP80",
  "replyShare",
  "lengthMedian",
  "lengthP90",
  "questions",
  "followUps",
  "thanks",
  "closingThanks",
  "praise",
  "apologies",
  "hedges",
  "minimizers",
  "boosters",
  "directness",
  "politeness",
  "iWords",
  "weWords",
  "youWords",
  "autonomy",
  "delegation",
  "concentration",
  "topFive",
  "threadLength",
  "invites",
  "sentenceLength",
  "readability",
  "perfunctory",
] as const;
export type MetricKey = (typeof METRICS)[number];

/** How strong the evidence for a behaviour is: A experiment or meta-analysis, B field correlation, C descriptive only. */
export type Grade = "A" | "B" | "C";

/** One measured behaviour. It speaks only when its interval is narrow enough to mean something. */
const metricView = z.object({
  key: z.enum(METRICS),
  /** `Questions you ask`. */
  label: z.string(),
  value: z.number(),
  /** 95 % interval from 500 resamples of the messages. */
  low: z.number(),
  high: z.number(),
  /** `in 31 of 100 mails, likely between 24 and 38`. */
  inWords: z.string(),
  /** Messages (for some metrics conversations, weeks or requests) that it was counted over. */
  messages: z.number(),
  grade: z.enum(["A", "B", "C"]),
  speaks: z.boolean(),
  /** What is missing when it does not speak. */
  missing: z.string().nullable(),
});
export type MetricView = z.output<typeof metricView>;

export const SPLITS = ["audience", "period"] as const;
export type Split = (typeof SPLITS)[number];

/** The person compared with themselves; only differences whose 99 % interval leaves out zero are kept. */
const contrastView = z.object({
  key: z.enum(METRICS),
  split: z.enum(SPLITS),
  label: z.string(),
  /** `in 12 of 100 mails to several people, in 31 of 100 to one`. */
  inWords: z.string(),
  difference: z.number(),
  low: z.number(),
  high: z.number(),
  messages: z.tuple([z.number(), z.number()]),
});
export type ContrastView = z.output<typeof contrastView>;

/** What a mailbox says, as it is kept: aggregates with their intervals, and the excerpts the person chose. */
export const mailboxPatterns = z.object({
  version: z.literal(1),
  source: z.enum(MAILBOX_SOURCES),
  readAt: z.iso.datetime(),
  hours: workingHours,
  /** First and last day covered, ISO dates; null when nothing own was found. */
  period: z.object({ from: z.iso.date(), to: z.iso.date() }).nullable(),
  own: z.object({ messages: z.number(), words: z.number() }),
  summary: readingSummary,
  /** Share of the decidable own messages that are English; word lists count only those. */
  englishShare: z.number().nullable(),
  metrics: z.array(metricView),
  contrasts: z.array(contrastView),
  excerpts: z.array(z.string()),
  /** The reading stopped early (quota, time); what is here is complete in itself. */
  partial: z.boolean(),
});
export type MailboxPatterns = z.output<typeof mailboxPatterns>;

/** Where a reading of a connected mailbox stands. */
export const IMPORT_STATES = ["queued", "running", "done", "failed"] as const;
export type ImportState = (typeof IMPORT_STATES)[number];

/** The mailbox as pages see it. */
export interface MailboxView {
  /** Whether Gmail can be connected on this installation. */
  canConnect: boolean;
  connection: "none" | "connected" | "lost";
  /** The newest reading, or null. */
  reading: { state: ImportState; messages: number; partial: boolean; failure: string | null } | null;
  patterns: MailboxPatterns | null;
}

/** What a reading that goes on does now, and how many mails it has read. */
export interface OpenReadingView {
  stage: "reading" | "own-words" | "measuring";
  messages: number;
}

export const analyseMailboxJob = defineJob("mailbox.analyse", z.object({ importId: z.string() }), {
  retryLimit: 8,
  expireInSeconds: 900,
});

/** What the provider sends the browser back with. */
export const connectionAnswer = z.object({
  code: z.string().max(2_000).optional(),
  state: z.string().max(200).optional(),
  error: z.string().max(200).optional(),
});
