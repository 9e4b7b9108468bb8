import {
  EXCLUSIONS,
  type Exclusion,
  type MailboxPatterns,
  type MetricKey,
  type MetricView,
} from "@/lib/features/mailbox/schema";
import { recordOf } from "@/lib/shared/records";

export const noExclusions = (changes: Partial<Record<Exclusion, number>> = {}): Record<Exclusion, number> => ({
  ...recordOf(EXCLUSIONS, () => 0),
  ...changes,
});

export function metric(key: MetricKey, overrides: Partial<MetricView> = {}): MetricView {
  return {
    key,
    label: `Label of ${key}`,
    value: 0.31,
    low: 0.27,
    high: 0.35,
    inWords: "in 31 of 100 mails, likely between 27 and 35",
    anchor: null,
    messages: 412,
    grade: "A",
    speaks: true,
    missing: null,
    ...overrides,
  };
}

export function patterns(metrics: MetricView[], overrides: Partial<MailboxPatterns> = {}): MailboxPatterns {
  return {
    version: 2,
    source: "file",
    readAt: "2026-11-20T10:00:00.000Z",
    hours: { from: 8, to: 18, days: [1, 2, 3, 4, 5] },
    clock: { zone: "Europe/Vienna", isConfirmed: true },
    textCheck: { isConfirmed: true, isStrict: false, doubts: [] },
    period: { from: "2026-03-02", to: "2026-11-18" },
    own: { messages: 412, words: 21_000 },
    weeks: [],
    summary: {
      seen: 650,
      excluded: noExclusions(),
      allWords: 40_000,
      invitesPerWeek: [],
      inbound: null,
      conversations: null,
    },
    englishShare: 1,
    metrics,
    contrasts: [],
    composites: null,
    excerpts: [],
    isEarlyLook: false,
    partial: false,
    ...overrides,
  };
}
