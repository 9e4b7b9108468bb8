import { ApiError } from "@/lib/shared/api-client";

/** What went wrong, in words. */
export interface TroubleWords {
  words: string;
  /** Nothing helps but signing in again. */
  isSignedOut?: boolean;
}

const OFFLINE = "Clarity cannot be reached right now. What you wrote is kept.";
const SIGNED_OUT = "You have been signed out. What you wrote is kept in this tab.";
const FAILED = "Something went wrong. Please try again.";

export function troubleOf(error: unknown): TroubleWords {
  if (!(error instanceof ApiError)) return { words: OFFLINE };
  if (error.status === 401) return { words: SIGNED_OUT, isSignedOut: true };
  return { words: error.body.message ?? FAILED };
}
