import type { Notice } from "@/components/ui/toasts/toast";
import { ADDRESS_TAKEN } from "@/lib/features/accounts/schema";
import { PROFILE_URL_TEXTS } from "@/lib/features/profile/schema";
import type { TrialState } from "@/lib/features/trial/schema";
import { PRODUCT } from "@/lib/shared/product";

export type TrialNotice = Notice & { opensReport?: true };

const PROFILE_FAILED = "Unable to analyze LinkedIn profile";

const PROFILE_FAILURES: readonly [pattern: RegExp, text: string][] = [
  [/not found/i, "LinkedIn profile not found. Please verify the URL is correct and the profile is public."],
  [/rate limit|too many/i, "API rate limit exceeded. Please try again in a few minutes."],
  [/authentication/i, "API authentication issue. Please contact support if this persists."],
  [/api key/i, "API configuration issue. Please contact support."],
];
const PROFILE_DEFAULT = "Please ensure your profile is public and try again.";

const destructive = (title: string, description?: string): Notice => ({ title, description, variant: "destructive" });

export function profileFailure(message: string | null): string {
  return PROFILE_FAILURES.find(([pattern]) => pattern.test(message ?? ""))?.[1] ?? PROFILE_DEFAULT;
}

export function signUpFailure(message: string | undefined): Notice {
  const isTaken = message?.toLowerCase().includes("email") ?? false;
  return destructive("Signup failed", isTaken ? ADDRESS_TAKEN : (message ?? "Please try again."));
}

const MAILBOX_OUTCOMES: Record<string, string> = {
  refused: "You did not give the permission. Everything else works without it.",
  unticked: "The permission to read sent mail was not ticked. Everything else works without it.",
  "sign-in-first": "This address already has an account here. Log in first, then connect it.",
  "not-configured": `${PRODUCT.mailboxProvider} is not configured on this installation. Every other way works without it.`,
};

export const mailboxNotice = (outcome: string): Notice => ({
  title: `${PRODUCT.mailboxProvider} is not connected`,
  description: MAILBOX_OUTCOMES[outcome] ?? "Something went wrong. What you entered is kept. Please try again.",
});

export const SIGNED_UP: Notice = { title: `Welcome to ${PRODUCT.name}!` };

export const INVALID_URL = destructive(PROFILE_URL_TEXTS.invalid, PROFILE_URL_TEXTS.help);

function failedProfile(message: string | null): Notice {
  return message === PROFILE_URL_TEXTS.invalid ? INVALID_URL : destructive(PROFILE_FAILED, profileFailure(message));
}

function profileNotice(before: TrialState, after: TrialState): Notice | null {
  if (before.profile.status !== "running") return null;
  if (after.profile.status === "failed") return failedProfile(after.profile.message);
  if (after.profile.status !== "done") return null;
  return {
    title: "Profile analyzed successfully!",
    description: `Your LinkedIn insights are ready. Connect ${PRODUCT.mailboxProvider} to continue.`,
  };
}

function signUpNotice(before: TrialState, after: TrialState): Notice | null {
  if (before.signUp.status !== "running" || after.signUp.status !== "failed") return null;
  return destructive("Account creation failed", after.signUp.message ?? "Please try again.");
}

const hasFailed = ({ analysis }: TrialState) =>
  analysis.status === "failed" || (analysis.status === "running" && analysis.generation === "failed");

function analysisNotice(before: TrialState, after: TrialState): Notice | null {
  const isNewcomer = after.signUp.status === "done";
  if (isNewcomer && hasFailed(after) && !hasFailed(before)) {
    return destructive("Account created, but report incomplete", "Please refresh the page to see your full report.");
  }
  if (before.analysis.status !== "running" || after.report.status !== "ready") return null;
  if (before.report.status === "background" && before.report.result.version === after.report.result.version)
    return null;
  return isNewcomer
    ? { title: "Account created successfully!", description: "Your personalized insights are ready." }
    : { title: "Your personalized report is ready!" };
}

function arrivalNotice(before: TrialState, after: TrialState): TrialNotice | null {
  const hasArrived = before.isReportPending && !after.isReportPending && before.analysis.status !== "running";
  if (!hasArrived) return null;
  if (after.report.status === "background") return { title: "Your report is ready", opensReport: true };
  return after.report.status === "ready" ? { title: "Your personalized report is ready!" } : null;
}

export function noticeFor(before: TrialState, after: TrialState): TrialNotice | null {
  return (
    profileNotice(before, after) ??
    signUpNotice(before, after) ??
    analysisNotice(before, after) ??
    arrivalNotice(before, after)
  );
}
