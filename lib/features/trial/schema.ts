import { z } from "zod";
import { passwordInput } from "@/lib/features/accounts/schema";
import { hexacoScoresInput } from "@/lib/features/hexaco/schema";
import { PROFILE_URL_TEXTS, profileUrlInput } from "@/lib/features/profile/schema";
import type { ReportView } from "@/lib/features/report/schema";
import { numericId } from "@/lib/shared/ids";
import { userText } from "@/lib/shared/text/clean-text";
import { emailInput } from "@/lib/shared/text/email";

export const STEPS = ["welcome", "linkedin", "connect", "analysis", "report", "manual-hexaco", "chat"] as const;
export type Step = (typeof STEPS)[number];

/** `questionnaire-24` opens the 24 statements without asking for a length. */
export const PANELS = ["options", "questionnaire", "questionnaire-24", "document", "mailbox", "gmail"] as const;
export type Panel = (typeof PANELS)[number];

export interface ProfileAnalysis {
  profile: { name?: string | null } & Record<string, unknown>;
  insights: string;
  url: string | null;
}

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

export type AnalysisKind = "scores" | "sources";

export const STAGES = ["reading", "own-words", "measuring", "composing", "wording"] as const;
export type Stage = (typeof STAGES)[number];

export interface StageProgress {
  stage: Stage;
  mailsRead: number | null;
}

type Generation = "asked" | "accepted" | "failed";

export type Analysis =
  | { status: "idle" }
  | {
      status: "running";
      kind: AnalysisKind;
      progress: number;
      generation: Generation;
      stageProgress: StageProgress | null;
    }
  | { status: "stopped"; kind: AnalysisKind }
  | { status: "failed"; kind: AnalysisKind; code: string }
  | { status: "done" };

/** `background`: the report is ready, but the person went back to add a source. */
type ReportSlot =
  | { status: "none" }
  | { status: "loading"; attempt: number }
  | { status: "missing"; attempt: number }
  | { status: "failed"; code: string }
  | { status: "ready"; result: ReportView }
  | { status: "background"; result: ReportView };

export interface TrialState {
  step: Step;
  panel: Panel;
  auth: "loading" | "visitor" | "signed-in";
  user: Person | null;
  person: Person | null;
  profile: Task<ProfileAnalysis>;
  signUp: Task<{ userId: number }>;
  analysis: Analysis;
  report: ReportSlot;
  isReportPending: boolean;
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
  | { type: "stage-seen"; stageProgress: StageProgress }
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

export interface Opening {
  analysisUserId: number | null;
  step: Step | null;
  panel?: Panel;
  trial: Person | null;
}

const optionalName = z
  .union([userText({ min: 0, max: 80, tooLong: "Name must be at most 80 characters" }), z.null()])
  .optional()
  .transform((name) => name || null);

const analysedUrl = z
  .union([profileUrlInput, z.literal("").transform(() => null), z.null()], { error: PROFILE_URL_TEXTS.invalid })
  .optional()
  .transform((url) => url ?? null);

export const trialParams = z.object({ userId: numericId });

export const signUpInput = z.strictObject({ email: emailInput(), name: optionalName });

export const changeAddressInput = z.strictObject({ email: emailInput() });

export const manualSignUpInput = z.strictObject({
  email: emailInput(),
  password: passwordInput,
  name: optionalName,
  linkedinUrl: analysedUrl,
  hexacoScores: hexacoScoresInput,
});

export const enterScoresInput = z.strictObject({ hexacoScores: hexacoScoresInput });

export const autoLoginInput = z.strictObject({ userId: numericId, email: emailInput() });

export interface ManualSignUpView {
  success: true;
  userId: number;
  message: string;
}

export interface EnterScoresView {
  success: true;
  isSaved: boolean;
  message: string;
}

export interface SignUpView {
  success: true;
  user: { id: number; email: string };
}

export interface FlowStatusView {
  success: true;
  flowStatus: {
    step1_linkedinProfile: boolean;
    step2_emailConnected: boolean;
    step3_enhancedReport: boolean;
    hexacoScores: boolean;
    reportVersion: number | null;
    reportStage: Stage | null;
    mailsRead: number | null;
  };
}
