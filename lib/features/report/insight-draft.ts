import type { InsightView } from "./schema";

export type InsightDraft = Pick<InsightView, "id" | "text" | "nextStep" | "evidence" | "wouldChange" | "practice">;
