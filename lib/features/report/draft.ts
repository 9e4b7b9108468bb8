import type { InsightView } from "./schema";

/** An insight in words, before its title and confidence are set. */
export type Draft = Pick<InsightView, "id" | "text" | "nextStep" | "evidence" | "wouldChange">;
