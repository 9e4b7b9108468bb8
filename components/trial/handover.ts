import { z } from "zod";
import type { ProfileAnalysis } from "@/lib/features/trial/schema";

// Profile and insights live here and nowhere else in the browser: this tab only, gone with it and with logout.
const KEY = "clarity-trial-profile";

const stored = z.object({
  profile: z.looseObject({ name: z.string().nullish() }),
  insights: z.string(),
  url: z.string().nullable(),
});

/** Keeps the analysed profile for this tab: over a reload and the way through the mailbox provider. */
export function storeProfile(analysis: ProfileAnalysis): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(analysis));
  } catch {
    // A full or forbidden storage costs the hand-over only.
  }
}

/** What was kept, or null when there is nothing that can be read. */
export function restoreProfile(): ProfileAnalysis | null {
  try {
    return stored.parse(JSON.parse(sessionStorage.getItem(KEY) ?? ""));
  } catch {
    return null;
  }
}
