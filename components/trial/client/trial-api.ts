import { z } from "zod";
import type { ReportView } from "@/lib/features/report/schema";
import type { HexacoScores } from "@/lib/features/hexaco/schema";
import type {
  AnalysisKind,
  EnterScoresView,
  FlowStatusView,
  ManualSignUpView,
  ProfileAnalysis,
  SignUpView,
} from "@/lib/features/trial/schema";
import { apiClient, ApiError } from "@/lib/shared/api-client";
import { readReport } from "./read-report";

const madeAccount = z.object({ userId: z.int().positive() });

const path = (name: string) => `/api/try-clarity/${name}`;
const post = <T>(name: string, body: unknown) => apiClient<T>(path(name), { method: "POST", body });

interface ManualSignUp {
  email: string;
  password: string;
  name: string;
  linkedinUrl: string | null;
  hexacoScores: HexacoScores;
}

interface ReportAnswer {
  report?: unknown;
  reportData?: unknown;
}

const reportIn = ({ report, reportData }: ReportAnswer): ReportView | null => readReport(report ?? reportData);

const GENERATE: Record<AnalysisKind, string> = {
  scores: "generate-manual-hexaco-report",
  sources: "generate-report",
};

export const trialApi = {
  analyseProfile: (linkedinUrl: string, userId: number | null) =>
    post<Pick<ProfileAnalysis, "profile" | "insights">>("analyze-linkedin", {
      linkedinUrl,
      ...(userId !== null && { userId: String(userId) }),
    }),
  signUp: (email: string, name: string) => post<SignUpView>("signup", { email, name }),
  changeAddress: (userId: number, email: string) => post<SignUpView>(`address/${userId}`, { email }),
  signUpManually: async (input: ManualSignUp) =>
    madeAccount.parse(await post<ManualSignUpView>("manual-hexaco-signup", input)),
  enterScores: (userId: number, hexacoScores: HexacoScores) =>
    post<EnterScoresView>(`scores/${userId}`, { hexacoScores }),
  linkProfile: (userId: number, { profile, insights }: ProfileAnalysis) =>
    post<{ alreadyLinked: boolean }>(`link-linkedin/${userId}`, { linkedinProfile: profile, insights }),
  generate: (userId: number, kind: AnalysisKind): Promise<ReportView | null> =>
    post<ReportAnswer>(`${GENERATE[kind]}/${userId}`, {}).then(reportIn),
  savedReport: async (userId: number): Promise<ReportView | null> =>
    reportIn(await apiClient<ReportAnswer>(path(`user/${userId}`))),
  flowStatus: async (userId: number) => (await apiClient<FlowStatusView>(path(`flow-status/${userId}`))).flowStatus,
  profileName: async (userId: number): Promise<string | null> =>
    (await apiClient<{ linkedinProfile: { name?: string | null } | null }>(path(`profile/${userId}`))).linkedinProfile
      ?.name ?? null,
  autoLogin: (userId: number, email: string) => post("auto-login", { userId, email }),
  logOut: () => apiClient("/api/auth/logout", { method: "POST" }),
};

export const failureCode = (error: unknown): string =>
  error instanceof ApiError ? (error.body.code ?? "internal") : "offline";
