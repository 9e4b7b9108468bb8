import type { CoachContext, DisputedInsight, KnownMemory } from "@/lib/features/coach/schema";

export const coachContext = (change: Partial<CoachContext> = {}): CoachContext => ({
  firstName: "Maya",
  role: null,
  report: null,
  disputes: [],
  memories: [],
  goals: [],
  practices: [],
  work: null,
  outsideView: null,
  hasPlan: () => false,
  summary: null,
  summaryBlocks: [],
  directness: "balanced",
  conversationId: null,
  mark: "0123456789abcdef01",
  now: new Date("2026-11-23T09:00:00.000Z"),
  timeZone: "UTC",
  country: null,
  languages: [],
  ...change,
});

export const knownMemory = (quote: string, change: Partial<KnownMemory> = {}): KnownMemory => ({
  quote,
  at: new Date("2026-11-02T09:00:00.000Z"),
  messageId: null,
  ...change,
});

export const disputedInsight = (change: Partial<DisputedInsight> = {}): DisputedInsight => ({
  insightId: "mode-openness-high",
  verdict: "not-me",
  text: "You tend to look for what is new.",
  ...change,
});
