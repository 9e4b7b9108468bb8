import { z } from "zod";
import { clock, excerpt, importSummary, MAILBOX_SOURCES, textCheck, workingHours } from "./import-schema";

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

/** Evidence for a behaviour: A experiment or meta-analysis, B field correlation, C descriptive only. */
export type Grade = "A" | "B" | "C";

/** Stored as it is, and read by the version before after a step back, so the names stay. */
const metricView = z.object({
  key: z.enum(METRICS),
  label: z.string(),
  value: z.number(),
  /** Ends of the 95 % interval of the value. */
  low: z.number(),
  high: z.number(),
  /** The value as text: `in 31 of 100 mails, likely between 24 and 38`, `9 in 3,003 words (0.3 per 100 words, ...)`. */
  inWords: z.string(),
  /** A comparison with the person's other mail: `three times as often to the five people you write to most`. */
  anchor: z.string().nullable(),
  messages: z.number(),
  grade: z.enum(["A", "B", "C"]),
  /** Whether the metric is certain enough for a statement. */
  speaks: z.boolean(),
  /** Why it makes no statement: `needs at least 40 mails of your own; there are 12`. Null when it makes one. */
  missing: z.string().nullable(),
});
export type MetricView = z.output<typeof metricView>;

export const SPLITS = ["audience", "circle", "opening", "period"] as const;
export type Split = (typeof SPLITS)[number];

/** `shares` are the rates (0-1) of the two sides, of a share of mails; missing in older results. */
const contrastView = z.object({
  key: z.enum(METRICS),
  split: z.enum(SPLITS),
  label: z.string(),
  inWords: z.string(),
  difference: z.number(),
  low: z.number(),
  high: z.number(),
  messages: z.tuple([z.number(), z.number()]),
  shares: z.tuple([z.number(), z.number()]).optional(),
});
export type ContrastView = z.output<typeof contrastView>;

/** A proportion: `seen` cases of `of` in which it could have occurred. */
const seenOf = z.object({ seen: z.number(), of: z.number() });
export type SeenOf = z.output<typeof seenOf>;
const sides = z.object({ circle: seenOf, others: seenOf });

/**
 * Counts for composite habits, of own mails: `forwards` of all mails sent, words by mails in `length`, plain requests
 * of all requests, 'we' of 'I' and 'we'. `seconds` are mails after an own mail on the same matter, `asks` mails with a
 * request. `mails` is missing in older results.
 */
const composites = z.object({
  forwards: seenOf,
  length: sides,
  requests: z.object({ plain: z.number(), asked: z.number(), softened: z.number() }),
  plainRequests: sides,
  questions: sides,
  pronouns: sides,
  seconds: z.object({ clarified: z.number(), repeated: z.number(), apologized: z.number() }),
  mails: z.number().optional(),
  asks: z.number(),
  thanks: z.number(),
});
export type Composites = z.output<typeof composites>;

/**
 * `weeks` counts the own mails of each week, oldest first. Results from before weeks and composites were counted have
 * an empty list and null; pasted text has no composites either, because it has no conversations.
 */
export const mailboxPatterns = z.object({
  version: z.literal(2),
  source: z.enum(MAILBOX_SOURCES),
  readAt: z.iso.datetime(),
  hours: workingHours,
  clock,
  textCheck,
  period: z.object({ from: z.iso.date(), to: z.iso.date() }).nullable(),
  own: z.object({ messages: z.number(), words: z.number() }),
  weeks: z.array(z.number()).default([]),
  summary: importSummary,
  englishShare: z.number().nullable(),
  metrics: z.array(metricView),
  contrasts: z.array(contrastView),
  composites: composites.nullable().default(null),
  excerpts: z.array(excerpt),
  isEarlyLook: z.boolean(),
  partial: z.boolean(),
});
export type MailboxPatterns = z.output<typeof mailboxPatterns>;
