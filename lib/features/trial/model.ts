import type { ReportView } from "@/lib/features/report/schema";
import { parseNumericId } from "@/lib/shared/ids";
import { MINUTE_MS } from "@/lib/shared/time/durations";
import {
  type AnalysisKind,
  type StageProgress,
  type Opening,
  type Panel,
  PANELS,
  type Person,
  STAGES,
  type Step,
  STEPS,
  type TrialEvent,
  type TrialState,
} from "./schema";
import { type EventType, type Predicate, RULES, type Rule, isIdle } from "./step-rules";

export const STEPPER = ["Welcome", "Connect", "Analysis", "Your Report", "AI Coach"] as const;
export const STEPPER_INDEX: Record<Step, number> = {
  welcome: 0,
  linkedin: 0,
  connect: 1,
  "manual-hexaco": 1,
  analysis: 2,
  report: 3,
  chat: 4,
};

export const STEP_TITLES: Record<Step, string> = {
  welcome: "Try it",
  linkedin: "Your LinkedIn profile",
  connect: "Connect",
  "manual-hexaco": "Enter your HEXACO scores",
  analysis: "Analysis",
  report: "Your report",
  chat: "AI Coach",
};

export const TIMING = {
  progressStartPercent: 25,
  progressCapPercent: 90,
  progressTickMs: 1_500,
  progressStepPercent: { min: 1, max: 4 },
  pollMs: 2_000,
  pollLimitMs: MINUTE_MS,
  missingReportRetryMs: 1_000,
  slowPollMs: 15_000,
  slowPollLimitMs: 15 * MINUTE_MS,
} as const;

const REPORT_ATTEMPTS = TIMING.pollLimitMs / TIMING.missingReportRetryMs;

export const INITIAL: TrialState = {
  step: "welcome",
  panel: "options",
  auth: "loading",
  user: null,
  person: null,
  profile: { status: "idle" },
  signUp: { status: "idle" },
  analysis: { status: "idle" },
  report: { status: "none" },
  isReportPending: false,
  chat: { status: "idle" },
};

const ACCESS_ERRORS = new Set(["unauthenticated", "forbidden", "not_found"]);
const FINAL_ERRORS = new Set([...ACCESS_ERRORS, "access_required", "conflict"]);

type Patches = {
  [E in EventType]: (state: TrialState, event: Extract<TrialEvent, { type: E }>) => Partial<TrialState>;
};

const startAnalysis = (kind: AnalysisKind): Pick<TrialState, "analysis" | "isReportPending"> => ({
  analysis: {
    status: "running",
    kind,
    progress: TIMING.progressStartPercent,
    generation: "asked",
    stageProgress: null,
  },
  isReportPending: true,
});
const showReport = (report: ReportView): Partial<TrialState> => ({
  report: { status: "ready", result: report },
  analysis: { status: "done" },
  isReportPending: false,
});
/** The previous report must not end the analysis that replaces it. */
const toBackground = (report: TrialState["report"]): TrialState["report"] =>
  report.status === "ready" ? { status: "background", result: report.result } : report;
const isKnownVersion = ({ report }: TrialState, { version }: ReportView): boolean =>
  (report.status === "background" || report.status === "ready") && version <= report.result.version;

const PATCHES: Patches = {
  opened: (state, { opening }) => ({
    person: opening.trial ?? state.person,
    ...(opening.analysisUserId !== null && {
      person:
        opening.trial?.userId === opening.analysisUserId ? opening.trial : personWithoutName(opening.analysisUserId),
      ...startAnalysis("sources"),
    }),
    ...(opening.step === "connect" && { panel: opening.panel ?? "options" }),
  }),
  restored: (_, { stored }) => (stored ? { profile: { status: "done", result: stored } } : {}),
  navigated: ({ analysis }, { to, panel = "options" }) => ({
    panel,
    ...(analysis.status === "running" && to !== "analysis" && { analysis: { status: "idle" } }),
  }),
  "auth-checked": (state, { user }) => ({
    auth: user ? "signed-in" : "visitor",
    user,
    person: user && (isIdle(state) || state.person?.userId === user.userId) ? user : state.person,
  }),
  "profile-asked": () => ({ profile: { status: "running" } }),
  "profile-analysed": (_, { result }) => ({ profile: { status: "done", result } }),
  "profile-failed": (_, { code, message = null }) => ({ profile: { status: "failed", code, message } }),
  "connect-chosen": () => ({}),
  "linkedin-chosen": () => ({}),
  "manual-chosen": () => ({}),
  "panel-chosen": (_, { panel }) => ({ panel }),
  back: (state) => (isIdle(state) ? { analysis: { status: "idle" } } : {}),
  "person-made": (_, { person }) => ({ person }),
  "sign-up-asked": () => ({ signUp: { status: "running" } }),
  "signed-up": (_, { person }) => ({
    person,
    signUp: { status: "done", result: { userId: person.userId } },
    ...startAnalysis("scores"),
  }),
  "sign-up-failed": (_, { code, message = null }) => ({ signUp: { status: "failed", code, message } }),
  "analysis-asked": (state, { kind }) =>
    state.person && isIdle(state)
      ? { ...startAnalysis(kind), signUp: { status: "idle" }, report: toBackground(state.report) }
      : {},
  "analysis-accepted": ({ analysis }) =>
    analysis.status === "running" ? { analysis: { ...analysis, generation: "accepted" } } : {},
  "analysis-failed": ({ analysis, person, user }, { code }) => {
    if (analysis.status !== "running") return {};
    if (!FINAL_ERRORS.has(code)) return { analysis: { ...analysis, generation: "failed" } };
    return {
      analysis: { status: "failed", kind: analysis.kind, code },
      isReportPending: false,
      person: ACCESS_ERRORS.has(code) ? user : person,
    };
  },
  "stage-seen": ({ analysis }, { stageProgress }) =>
    analysis.status === "running" && !isEarlierStage(stageProgress, analysis.stageProgress)
      ? { analysis: { ...analysis, stageProgress } }
      : {},
  ticked: ({ analysis }, { by }) =>
    analysis.status === "running"
      ? { analysis: { ...analysis, progress: Math.min(TIMING.progressCapPercent, analysis.progress + by) } }
      : {},
  "time-up": ({ analysis }) =>
    analysis.status === "running" ? { analysis: { status: "stopped", kind: analysis.kind } } : {},
  "report-known": ({ report: slot }, { report }) =>
    slot.status === "ready" ? {} : { report: { status: "background", result: report } },
  "report-asked": ({ report }) =>
    report.status === "ready" || report.status === "background"
      ? {}
      : { report: { status: "loading", attempt: report.status === "missing" ? report.attempt + 1 : 1 } },
  "report-announced": ({ report }) =>
    report.status === "background" ? {} : { analysis: { status: "done" }, report: { status: "loading", attempt: 1 } },
  "report-generated": (_, { report }) => showReport(report),
  "report-found": (state, { report }) =>
    state.report.status === "background" && isKnownVersion(state, report) ? {} : showReport(report),
  "report-arrived": (state, { report }) => {
    if (isKnownVersion(state, report)) return {};
    return state.step === "analysis" || state.step === "report"
      ? showReport(report)
      : { report: { status: "background", result: report }, isReportPending: false };
  },
  "report-missing": ({ report }) => {
    if (report.status !== "loading") return {};
    const isOver = report.attempt >= REPORT_ATTEMPTS;
    return { report: isOver ? { status: "failed", code: "missing" } : { status: "missing", attempt: report.attempt } };
  },
  "report-failed": (_, { code }) => ({ report: { status: "failed", code } }),
  "source-wanted": ({ report }) =>
    report.status === "ready" ? { report: { status: "background", result: report.result } } : {},
  "report-wanted": (state) =>
    state.report.status === "background" && isIdle(state)
      ? { report: { status: "ready", result: state.report.result }, analysis: { status: "idle" } }
      : {},
  "chat-asked": () => ({ chat: { status: "running" } }),
  "chat-opened": () => ({ chat: { status: "done", result: null }, auth: "signed-in" }),
  "chat-refused": () => ({ chat: { status: "failed", code: "refused", message: null } }),
  reset: () => ({ ...INITIAL, auth: "visitor" }),
};

const isEarlierStage = (next: StageProgress, last: StageProgress | null): boolean =>
  last !== null && STAGES.indexOf(next.stage) < STAGES.indexOf(last.stage);

const personWithoutName = (userId: number): Person => ({ userId, email: null, name: null });

function applyPatch(state: TrialState, event: TrialEvent): TrialState {
  const change = PATCHES[event.type] as (state: TrialState, event: TrialEvent) => Partial<TrialState>; // Each entry takes the event of its own key.
  return { ...state, ...change(state, event) };
}

function applyRule(state: TrialState, on: Rule["on"], event: TrialEvent): TrialState {
  const rule = RULES.find(
    (row) => row.on === on && row.from.includes(state.step) && (row.when?.(state, event) ?? true),
  );
  if (!rule || rule.to === state.step) return state;
  const choosesPanel = event.type === "panel-chosen" || event.type === "navigated" || event.type === "opened";
  return { ...state, step: rule.to, ...(!choosesPanel && { panel: "options" }) };
}

export function reduce(state: TrialState, event: TrialEvent): TrialState {
  return applyRule(applyRule(applyPatch(state, event), event.type, event), "settle", event);
}

export const firstStepOf = (opening: Opening): Step => reduce(INITIAL, { type: "opened", opening }).step;

export const hasProfileAddress = (url: string): boolean => url.toLowerCase().includes("linkedin.com/in/");

export function openingOf(query: { step?: unknown; panel?: unknown; userId?: unknown }, trial: Person | null): Opening {
  const step = STEPS.find((known) => known === query.step) ?? null;
  const panel = panelOf(query.panel);
  // The mailbox provider returns to the analysis, which begins once the person has checked what was read.
  if (step === "analysis" && panel === "gmail") return { analysisUserId: null, step: "connect", panel, trial };
  return { analysisUserId: step === "analysis" ? parseNumericId(query.userId) : null, step, panel, trial };
}

export const panelOf = (name: unknown): Panel => PANELS.find((known) => known === name) ?? "options";

export const canSubmitScores: Predicate = ({ signUp, analysis }) =>
  signUp.status !== "running" && analysis.status !== "running";

/**
 * True while the step of a signed-in person is unknown, or while the profile stored in the tab has not been read.
 */
export const isUndecided: Predicate = ({ step, auth, report }) =>
  (auth === "loading" && step === "connect") ||
  (auth === "signed-in" && (step === "welcome" || step === "connect") && ["none", "loading"].includes(report.status));
