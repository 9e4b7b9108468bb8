import { z } from "zod";
import type { ProfileAnalysis } from "@/lib/features/trial/schema";
import { saveToTab, restoreFromTab } from "@/lib/shared/tab-storage";

// Profile and insights live here and nowhere else in the browser: this tab only, gone with it and with logout.
const KEY = "clarity-trial-profile";

const stored = z.object({
  profile: z.looseObject({ name: z.string().nullish() }),
  insights: z.string(),
  url: z.string().nullable(),
});

/** Keeps the analysed profile for this tab: over a reload and the way through the mailbox provider. */
export function storeProfile(analysis: ProfileAnalysis): void {
  saveToTab(KEY, JSON.stringify(analysis));
}

/** What was kept, or null when there is nothing that can be read. */
export const restoreProfile = (): ProfileAnalysis | null => restoreFromTab(KEY, (value) => stored.parse(value));
