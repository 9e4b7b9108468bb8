import { ApiError } from "@/lib/shared/api-client";

export interface ErrorCopy {
  message: string;
  isSignedOut?: boolean;
  /** The conversation does not exist. */
  isMissing?: boolean;
}

const OFFLINE = "Clarity cannot be reached right now. What you wrote is kept.";
const SIGNED_OUT = "You have been signed out. What you wrote is kept in this tab.";
const FAILED = "Something went wrong. Please try again.";

export function toErrorCopy(error: unknown): ErrorCopy {
  if (!(error instanceof ApiError)) return { message: OFFLINE };
  if (error.status === 401) return { message: SIGNED_OUT, isSignedOut: true };
  return { message: error.body.message ?? FAILED };
}
