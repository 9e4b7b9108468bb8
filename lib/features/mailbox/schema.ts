import { z } from "zod";
import { isStorable } from "@/lib/shared/clean-text";
import { defineJob } from "@/lib/shared/job";

export const MAX_MESSAGES = 5_000;
export const MIN_MESSAGES = 40;
/** The method asks for this many mails and words; below it, results are an early look without advice. */
export const FULL_MESSAGES = 200;
export const FULL_WORDS = 5_000;
export const MAX_EXCERPTS = 8;
export const MAX_EXCERPT_LENGTH = 240;

/** Keys of a message's `counts`, in order. */
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

const MINUTES_PER_DAY = 1_440;
const count = z.int().min(0).max(100_000);

/** Derived features of one own message: no text, subject or address, so nobody else can be identified. */
export const messageFeatures = z.strictObject({
  id: z.string().regex(/^[\w-]{8,40}$/),
  /** Milliseconds since 1970. */
  at: z.int().min(0).max(4_102_444_800_000),
  /** The sender's offset from UTC in minutes. */
  offset: z.int().min(-MINUTES_PER_DAY).max(MINUTES_PER_DAY),
  isReply: z.boolean(),
  recipients: z.int().min(0).max(10_000),
  /** Pseudonyms; dropped after measuring. */
  to: z.array(z.string().max(16)).max(10),
  thread: z.string().max(40),
  language: z.enum(["en", "other", "short"]),
  /** Working minutes since the message that it answers; null when that was not in the mailbox. */
  latency: z.int().min(0).max(10_000_000).nullable(),
  counts: z.array(count).min(MIN_COUNTS).max(COUNTS.length),
  isForward: z.boolean().default(false),
  /** The `id` of the message that it answers, whoever wrote that; dropped after measuring. */
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
const workingHours = z
  .strictObject({
    from: z.int().min(0).max(23),
    to: z.int().min(1).max(24),
    days: z.array(z.int().min(0).max(6)).min(1).max(7),
  })
  .refine(({ from, to }) => from < to, "The working day ends before it begins.");
export type WorkingHours = z.output<typeof workingHours>;
export const MONDAY_FIRST = [1, 2, 3, 4, 5, 6, 0];
export const USUAL_HOURS: WorkingHours = { from: 8, to: 18, days: [1, 2, 3, 4, 5] };

/** Conversations of one kind, and those of them whose last mail is the person's own. */
const lastWords = z.strictObject({ count: count, last: count });

const conversations = z.strictObject({
  begun: lastWords,
  joined: lastWords,
  /** Begun by another person, and answered by both the owner and a third person. */
  contested: z.strictObject({ count: count, first: count }),
});
export type Conversations = z.output<typeof conversations>;

const importSummary = z.strictObject({
  seen: count.max(10_000_000),
  excluded: z.strictObject(
    Object.fromEntries(EXCLUSIONS.map((reason) => [reason, count.max(10_000_000)])) as Record<Exclusion, z.ZodInt>, // Object.entries and fromEntries lose the key type.
  ),
  allWords: z.int().min(0).max(1_000_000_000),
  invitesPerWeek: z.array(count).max(1_100),
  /** Messages addressed to the person; null when the mailbox holds none. */
  inbound: z.strictObject({ direct: count.max(10_000_000), answered: count.max(10_000_000) }).nullable(),
  /** Null when the mailbox contains no mail by others. */
  conversations: conversations.nullable().default(null),
});
export type ImportSummary = z.output<typeof importSummary>;

export const DOUBTS = ["longForwards", "longMessages", "manyDoubtful", "rejected"] as const;
export type Doubt = (typeof DOUBTS)[number];

const textCheck = z.strictObject({
  isConfirmed: z.boolean(),
  isStrict: z.boolean(),
  doubts: z.array(z.enum(DOUBTS)).max(DOUBTS.length),
});
export type TextCheck = z.output<typeof textCheck>;
export const UNCONFIRMED_TEXT: TextCheck = { isConfirmed: false, isStrict: false, doubts: [] };

export const isTimeZone = (zone: string): boolean => {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: zone }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
};

/** The clock that hours are read from: a time zone, or the offset of each mail. Hours are claimed only when confirmed. */
const clock = z.strictObject({
  zone: z.string().max(60).refine(isTimeZone, "This time zone is unknown.").nullable(),
  isConfirmed: z.boolean(),
});
export type Clock = z.output<typeof clock>;
export const UNCONFIRMED_CLOCK: Clock = { zone: null, isConfirmed: false };

export const EXCERPT_KINDS = ["request", "hedge", "thanks", "question"] as const;
export type ExcerptKind = (typeof EXCERPT_KINDS)[number];

const excerpt = z.strictObject({
  kind: z.enum(EXCERPT_KINDS),
  text: z
    .string()
    .min(1)
    .max(MAX_EXCERPT_LENGTH)
    .refine(isStorable, "An excerpt holds characters that cannot be stored."),
});
export type Excerpt = z.output<typeof excerpt>;

const MAILBOX_SOURCES = ["gmail", "file", "paste"] as const;
export type MailboxSource = (typeof MAILBOX_SOURCES)[number];

export const importMailboxInput = z.strictObject({
  source: z.enum(["file", "paste"]),
  hours: workingHours.default(USUAL_HOURS),
  clock: clock.default(UNCONFIRMED_CLOCK),
  textCheck: textCheck.default(UNCONFIRMED_TEXT),
  summary: importSummary,
  messages: z.array(messageFeatures).min(1).max(MAX_MESSAGES),
  excerpts: z.array(excerpt).max(MAX_EXCERPTS).default([]),
  /** A part of a file could not be read. */
  partial: z.boolean().default(false),
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
  "weShare",
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

const metricView = z.object({
  key: z.enum(METRICS),
  label: z.string(),
  value: z.number(),
  /** 95 % interval from 500 bootstrap replicates. */
  low: z.number(),
  high: z.number(),
  /** `in 31 of 100 mails, likely between 24 and 38`; rates come as a count: `9 in 3,003 words (0.3 per 100 words, ...)`. */
  inWords: z.string(),
  /**
   * Comparison with the person's other mail, for example `three times as often to the five people you write to most`.
   */
  anchor: z.string().nullable(),
  messages: z.number(),
  grade: z.enum(["A", "B", "C"]),
  speaks: z.boolean(),
  missing: z.string().nullable(),
});
export type MetricView = z.output<typeof metricView>;

export const SPLITS = ["audience", "circle", "opening", "period"] as const;
export type Split = (typeof SPLITS)[number];

const contrastView = z.object({
  key: z.enum(METRICS),
  split: z.enum(SPLITS),
  label: z.string(),
  inWords: z.string(),
  difference: z.number(),
  low: z.number(),
  high: z.number(),
  messages: z.tuple([z.number(), z.number()]),
  /** The first side's rate and the second's (0-1), of a share of mails; missing in older results. */
  shares: z.tuple([z.number(), z.number()]).optional(),
});
export type ContrastView = z.output<typeof contrastView>;

const seenOf = z.object({ seen: z.number(), of: z.number() });
export type SeenOf = z.output<typeof seenOf>;
const sides = z.object({ circle: seenOf, others: seenOf });

/** Counts for composite habits, of the person's own mails unless said otherwise. */
const composites = z.object({
  /** Forwards among all mails sent, those without a comment included. */
  forwards: seenOf,
  /** Words and mails. */
  length: sides,
  requests: z.object({ plain: z.number(), asked: z.number(), softened: z.number() }),
  /** Plain requests among all requests. */
  plainRequests: sides,
  questions: sides,
  /** 'We' among 'I' and 'we'. */
  pronouns: sides,
  /** Mails after an own mail on the same matter, by what they do. */
  seconds: z.object({ clarified: z.number(), repeated: z.number(), apologized: z.number() }),
  /** Mails whose words were counted; missing in results from before this was kept. */
  mails: z.number().optional(),
  /** Mails with a request, and with thanks for something. */
  asks: z.number(),
  thanks: z.number(),
});
export type Composites = z.output<typeof composites>;

export const mailboxPatterns = z.object({
  version: z.literal(2),
  source: z.enum(MAILBOX_SOURCES),
  readAt: z.iso.datetime(),
  hours: workingHours,
  clock,
  textCheck,
  period: z.object({ from: z.iso.date(), to: z.iso.date() }).nullable(),
  own: z.object({ messages: z.number(), words: z.number() }),
  /** Own mails of each week, oldest first; empty in results from before they were counted. */
  weeks: z.array(z.number()).default([]),
  summary: importSummary,
  englishShare: z.number().nullable(),
  metrics: z.array(metricView),
  contrasts: z.array(contrastView),
  /** Null for results from before these were counted, and for pasted text, which has no conversations. */
  composites: composites.nullable().default(null),
  excerpts: z.array(excerpt),
  isEarlyLook: z.boolean(),
  partial: z.boolean(),
});
export type MailboxPatterns = z.output<typeof mailboxPatterns>;

export const IMPORT_STATES = ["queued", "running", "done", "failed"] as const;
export type ImportState = (typeof IMPORT_STATES)[number];

export interface MailboxView {
  canConnect: boolean;
  connection: "none" | "connected" | "lost";
  lastImport: { state: ImportState; messages: number; partial: boolean; failure: string | null } | null;
  patterns: MailboxPatterns | null;
}

/** Settings of a connected mailbox; missing until the person has checked its text and its clock. */
export const mailboxCheck = z.strictObject({ isStrict: z.boolean(), hours: workingHours, clock });
export type MailboxCheck = z.output<typeof mailboxCheck>;

export const mailboxCheckQuery = z.object({ strict: z.enum(["true", "false"]).default("false") });

export interface TextSample {
  /** Milliseconds since 1970. */
  at: number;
  text: string;
}

/** Read for one display; nothing of it is stored. */
export interface MailboxCheckView {
  samples: TextSample[];
  sent: Pick<MessageFeatures, "at" | "offset">[];
}

export interface ActiveImportView {
  stage: "reading" | "own-words" | "measuring";
  messages: number;
}

const analyseMailboxInput = z.object({ importId: z.string(), check: mailboxCheck.optional() });
export const analyseMailboxJob = defineJob("mailbox.analyse", analyseMailboxInput, {
  retryLimit: 8,
  expireInSeconds: 900,
});

export const connectionAnswer = z.object({
  code: z.string().max(2_000).optional(),
  state: z.string().max(200).optional(),
  error: z.string().max(200).optional(),
});
