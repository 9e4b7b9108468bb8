import "server-only";
import { setImmediate as pause } from "node:timers/promises";
import { countOf } from "./features";
import { measureSteps, type Measured } from "./metrics";
import type { MailboxPatterns, MailboxSource, MessageFeatures, ReadingSummary, WorkingHours } from "./schema";

const STEPS_BETWEEN_PAUSES = 10;

interface ReadMailbox {
  messages: MessageFeatures[];
  summary: ReadingSummary;
  hours: WorkingHours;
  source: MailboxSource;
  excerpts: string[];
  partial: boolean;
}

/** Measures in small steps, so that other requests are answered in between. */
async function measure(mailbox: ReadMailbox): Promise<Measured> {
  const steps = measureSteps(mailbox);
  for (let count = 1; ; count++) {
    const step = steps.next();
    if (step.done) return step.value;
    if (count % STEPS_BETWEEN_PAUSES === 0) await pause();
  }
}

const day = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** What a mailbox says, from its features, ready to be kept. Messages come newest first. */
export async function composePatterns(mailbox: ReadMailbox, now: Date): Promise<MailboxPatterns> {
  const { messages, summary, hours, source, excerpts, partial } = mailbox;
  const { metrics, contrasts, englishShare } = await measure(mailbox);
  const newest = messages[0]?.at;
  const oldest = messages.at(-1)?.at;
  return {
    version: 1,
    source,
    readAt: now.toISOString(),
    hours,
    period: newest === undefined || oldest === undefined ? null : { from: day(oldest), to: day(newest) },
    own: { messages: messages.length, words: messages.reduce((sum, message) => sum + countOf(message, "words"), 0) },
    summary,
    englishShare,
    metrics,
    contrasts,
    excerpts,
    partial,
  };
}
