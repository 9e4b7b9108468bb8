import type { InsightView } from "./schema";

/** An insight in words, before its title and confidence are set. */
export type InsightDraft = Pick<InsightView, "id" | "text" | "nextStep" | "evidence" | "wouldChange">;
