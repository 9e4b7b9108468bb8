import "server-only";
import { setImmediate as pause } from "node:timers/promises";
import { utcDay } from "@/lib/shared/time/dates";
import { countPerWeekOldestFirst } from "../messages/mailbox-collector";
import {
  type Clock,
  type Excerpt,
  FULL_MESSAGES,
  FULL_WORDS,
  type ImportSummary,
  type MailboxPatterns,
  type MailboxSource,
  type MessageFeatures,
  type TextCheck,
  type WorkingHours,
} from "../schema";
import { composeCounts } from "./composites";
import { countIn } from "./features";
import { measureSteps, type MailboxMeasures } from "./metrics";

const STEPS_BETWEEN_PAUSES = 10;

interface CollectedMailbox {
  messages: MessageFeatures[];
  summary: ImportSummary;
  hours: WorkingHours;
  clock: Clock;
  textCheck: TextCheck;
  source: MailboxSource;
  excerpts: Excerpt[];
  partial: boolean;
}

async function measure(mailbox: CollectedMailbox): Promise<MailboxMeasures> {
  const steps = measureSteps(mailbox);
  for (let count = 1; ; count++) {
    const step = steps.next();
    if (step.done) return step.value;
    if (count % STEPS_BETWEEN_PAUSES === 0) await pause();
  }
}

export async function composePatterns(mailbox: CollectedMailbox, now: Date): Promise<MailboxPatterns> {
  const { messages, summary, hours, clock, textCheck, source, excerpts, partial } = mailbox;
  const { metrics, contrasts, englishShare } = await measure(mailbox);
  const newest = messages[0]?.at;
  const oldest = messages.at(-1)?.at;
  const words = messages.reduce((sum, message) => sum + countIn(message, "words"), 0);
  return {
    version: 2,
    source,
    readAt: now.toISOString(),
    hours,
    clock,
    textCheck,
    period:
      newest === undefined || oldest === undefined
        ? null
        : { from: utcDay(new Date(oldest)), to: utcDay(new Date(newest)) },
    own: { messages: messages.length, words },
    weeks: countPerWeekOldestFirst(
      messages.map(({ at }) => at),
      messages,
    ),
    isEarlyLook: messages.length < FULL_MESSAGES || words < FULL_WORDS,
    summary,
    englishShare,
    metrics,
    contrasts,
    composites: source === "paste" ? null : composeCounts(messages, summary),
    excerpts,
    partial,
  };
}
