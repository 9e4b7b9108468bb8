"use client";

import { createContext, useContext, type ReactNode } from "react";
import type { InsightView } from "@/lib/features/report/schema";

interface InsightSlot {
  /** What stands below an insight's next step. */
  belowStep: (insight: InsightView) => ReactNode;
  /** Asks what striking an insight means for what was made from it, then strikes it. */
  askBeforeStrike: (insightId: string, strike: () => void) => void;
}

/** Where the page puts what it offers beside an insight; empty for a visitor. */
export const InsightSlotContext = createContext<InsightSlot | null>(null);
export const useInsightSlot = (): InsightSlot | null => useContext(InsightSlotContext);
