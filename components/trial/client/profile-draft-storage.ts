import { z } from "zod";
import type { ProfileAnalysis } from "@/lib/features/trial/schema";
import { saveToTab, restoreFromTab } from "@/lib/shared/browser/tab-storage";

// The only copy of profile and insights in the browser: in this tab, until it closes or logs out.
const KEY = "clarity-trial-profile";

const stored = z.object({
  profile: z.looseObject({ name: z.string().nullish() }),
  insights: z.string(),
  url: z.string().nullable(),
});

export function storeProfile(analysis: ProfileAnalysis): void {
  saveToTab(KEY, JSON.stringify(analysis));
}

export const restoreProfile = (): ProfileAnalysis | null => restoreFromTab(KEY, (value) => stored.parse(value));
