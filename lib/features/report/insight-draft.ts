import type { InsightView } from "./schema";

export type InsightDraft = Omit<InsightView, "title" | "confidence" | "dispute">;
