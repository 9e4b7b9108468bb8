import { composeCounts } from "../../../lib/features/mailbox/metrics/composites.ts";
import { countIn } from "../../../lib/features/mailbox/metrics/features.ts";
import { measureSteps } from "../../../lib/features/mailbox/metrics/metrics.ts";
import { type MailboxPatterns, USUAL_HOURS } from "../../../lib/features/mailbox/schema.ts";
import { simulateMailbox } from "./simulated-mailboxes.ts";

const CLOCK = { zone: "UTC", isConfirmed: true };

export function simulatedPatterns(seed: number): MailboxPatterns {
  const { messages, summary } = simulateMailbox(seed);
  const steps = measureSteps({ messages, summary, hours: USUAL_HOURS, clock: CLOCK, source: "file" });
  let step = steps.next();
  while (!step.done) step = steps.next();
  return {
    version: 2,
    source: "file",
    readAt: "2026-11-20T10:00:00.000Z",
    hours: USUAL_HOURS,
    clock: CLOCK,
    textCheck: { isConfirmed: true, isStrict: false, doubts: [] },
    period: { from: "2026-01-05", to: "2026-11-18" },
    own: { messages: messages.length, words: messages.reduce((sum, message) => sum + countIn(message, "words"), 0) },
    weeks: [],
    summary,
    ...step.value,
    composites: composeCounts(messages, summary),
    excerpts: [],
    isEarlyLook: false,
    partial: false,
  };
}

export const maskedSentences = (texts: string[]): string[] =>
  texts
    .flatMap((text) => text.split(/(?<=[.!?])\s+/))
    .filter(Boolean)
    .map((sentence) => sentence.replace(/\d[\d.,:]*/g, "#"));

export function sharedSentences(reports: string[][]): {
  mean: number;
  most: number;
  above: number;
  mostFrequent: [string, number][];
} {
  const sets = reports.map((sentences) => new Set(sentences));
  const shares = sets.flatMap((a, i) =>
    sets.slice(i + 1).map((b) => [...a].filter((sentence) => b.has(sentence)).length / Math.min(a.size, b.size)),
  );
  const counts = new Map<string, number>();
  for (const set of sets) for (const sentence of set) counts.set(sentence, (counts.get(sentence) ?? 0) + 1);
  return {
    mean: shares.reduce((sum, share) => sum + share, 0) / shares.length,
    most: Math.max(...shares),
    above: shares.filter((share) => share > 1 / 3).length / shares.length,
    mostFrequent: [...counts].toSorted((a, b) => b[1] - a[1]).slice(0, 12),
  };
}
