"use client";

import { createContext, useContext, type ReactNode } from "react";
import type { InsightView } from "@/lib/features/report/schema";

interface InsightSlot {
  belowStep: (insight: InsightView) => ReactNode;
  askBeforeDispute: (insightId: string, dispute: () => void) => void;
}

export const InsightSlotContext = createContext<InsightSlot | null>(null);
export const useInsightSlot = (): InsightSlot | null => useContext(InsightSlotContext);
