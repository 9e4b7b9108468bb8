import { z } from "zod";
import { passwordInput } from "@/lib/features/accounts/schema";
import { hexacoScoresInput } from "@/lib/features/hexaco/schema";
import { profileUrlInput } from "@/lib/features/profile/schema";
import type { ReportView } from "@/lib/features/report/schema";
import { userText } from "@/lib/shared/clean-text";
import { emailInput } from "@/lib/shared/email";
import { numericId } from "@/lib/shared/ids";

/** The steps of the wizard, in the specification's names. */
export const STEPS = ["welcome", "linkedin", "connect", "analysis", "report", "manual-hexaco", "chat"] as const;
export type Step = (typeof STEPS)[number];

/** Extra ways to give sources; each is a panel of the connect step and never a step of its own. */
export const PANELS = ["options", "questionnaire", "document", "mailbox"] as const;
export type Panel = (typeof PANELS)[number];

export interface ProfileAnalysis {
  profile: { name?: string | null } & Record<string, unknown>;
  /** The insights text as the server wrote it. */
  insights: string;
  url: string | null;
}

/** The person that the calls of this page are about: the signed-in one, or the one this browser made. */
export interface Person {
  userId: number;
  email: string | null;
  name: string | null;
}

export type Task<T> =
  | { status: "idle" }
  | { status: "running" }
  | { status: "failed"; code: string; message: string | null }
  | { status: "done"; result: T };

/** What an analysis reads; it decides the call and the words on the screen. */
export type AnalysisKind = "scores" | "sources";

/** What is being done for a report, in this order; `wording` only where a language model is connected. */
export const STAGES = ["reading", "own-words", "measuring", "composing", "wording"] as const;
export type Stage = (typeof STAGES)[number];

/** What the server last said it was doing. */
export interface StageProgress {
  stage: Stage;
  mailsRead: number | null;
}

/** The call that generates the report: on its way, answered that it goes on, or failed, which leaves the polls. */
type Generation = "asked" | "accepted" | "failed";

export type Analysis =
  | { status: "idle" }
  | { status: "running"; kind: AnalysisKind; progress: number; generation: Generation; doing: StageProgress | null }
  | { status: "stopped"; kind: AnalysisKind }
  | { status: "failed"; kind: AnalysisKind; code: string }
  | { status: "done" };

/** `aside`: the report is there, but its reader went back to add a source. */
type ReportSlot =
  | { status: "none" }
  | { status: "loading"; attempt: number }
  | { status: "missing"; attempt: number }
  | { status: "failed"; code: string }
  | { status: "ready"; result: ReportView }
  | { status: "aside"; result: ReportView };

export interface TrialState {
  step: Step;
  panel: Panel;
  auth: "loading" | "visitor" | "signed-in";
  /** Who is signed in. */
  user: Person | null;
  person: Person | null;
  profile: Task<ProfileAnalysis>;
  signUp: Task<{ userId: number }>;
  analysis: Analysis;
  report: ReportSlot;
  /** A report was asked for and has not been seen yet, whether or not this page still polls for it. */
  isAwaited: boolean;
  chat: Task<null>;
}

export type TrialEvent =
  | { type: "opened"; opening: Opening }
  | { type: "restored"; stored: ProfileAnalysis | null }
  | { type: "navigated"; to: Step; panel?: Panel }
  | { type: "auth-checked"; user: Person | null }
  | { type: "profile-asked" }
  | { type: "profile-analysed"; result: ProfileAnalysis }
  | { type: "profile-failed"; code: string; message?: string }
  | { type: "connect-chosen" }
  | { type: "linkedin-chosen" }
  | { type: "manual-chosen" }
  | { type: "panel-chosen"; panel: Panel }
  | { type: "back" }
  | { type: "person-made"; person: Person }
  | { type: "sign-up-asked" }
  | { type: "signed-up"; person: Person }
  | { type: "sign-up-failed"; code: string; message?: string }
  | { type: "analysis-asked"; kind: AnalysisKind }
  | { type: "analysis-accepted" }
  | { type: "analysis-failed"; code: string }
  | { type: "doing-seen"; doing: StageProgress }
  | { type: "ticked"; by: number }
  | { type: "time-up" }
  | { type: "report-known"; report: ReportView }
  | { type: "report-asked" }
  | { type: "report-announced" }
  | { type: "report-arrived"; report: ReportView }
  | { type: "report-generated"; report: ReportView }
  | { type: "report-found"; report: ReportView }
  | { type: "report-missing" }
  | { type: "report-failed"; code: string }
  | { type: "source-wanted" }
  | { type: "report-wanted" }
  | { type: "chat-asked" }
  | { type: "chat-opened" }
  | { type: "chat-refused" }
  | { type: "reset" };

/** What the address and the cookies say when the page is opened. */
export interface Opening {
  /** The user id of the query parameters `step=analysis&userId=N`. */
  analysisOf: number | null;
  /** The step that the address names otherwise. */
  step: Step | null;
  /** The panel of the connect step; its options when none is named. */
  panel?: Panel;
  /** The trial identity of this browser. */
  trial: Person | null;
}

/** A name that may be left out or blank; the address stands in for it then. */
const optionalName = z
  .union([userText({ min: 0, max: 80, tooLong: "Name must be at most 80 characters" }), z.null()])
  .optional()
  .transform((name) => name || null);

/** The profile that was analysed before the scores were typed, if any. */
const analysedUrl = z
  .union([profileUrlInput, z.literal("").transform(() => null), z.null()])
  .optional()
  .transform((url) => url ?? null);

export const trialParams = z.object({ userId: numericId });

export const signUpInput = z.strictObject({ email: emailInput(), name: optionalName });

export const manualSignUpInput = z.strictObject({
  email: emailInput(),
  password: passwordInput,
  name: optionalName,
  linkedinUrl: analysedUrl,
  hexacoScores: hexacoScoresInput,
});

export const enterScoresInput = z.strictObject({ hexacoScores: hexacoScoresInput });

export const autoLoginInput = z.strictObject({ userId: numericId, email: emailInput() });

/** Answer of `manual-hexaco-signup`. */
export interface ManualSignUpView {
  success: true;
  userId: number;
  message: string;
}

/** Answer of `scores`. */
export interface EnterScoresView {
  success: true;
  /** False when scores from a questionnaire stay in force. */
  isSaved: boolean;
  message: string;
}

/** Answer of `signup`. */
export interface SignUpView {
  success: true;
  user: { id: number; email: string };
}

/** Answer of `flow-status`: what this person's trial has so far. */
export interface FlowStatusView {
  success: true;
  flowStatus: {
    step1_linkedinProfile: boolean;
    step2_emailConnected: boolean;
    step3_enhancedReport: boolean;
    hexacoScores: boolean;
    /** The newest finished version. */
    reportVersion: number | null;
    /** What is being done now for a report that is on its way. */
    reportStage: Stage | null;
    /** Mails that a reading which goes on has read so far. */
    mailsRead: number | null;
  };
}
