import type { ReportView } from "@/lib/features/report/schema";
import { parseNumericId } from "@/lib/shared/ids";
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

/** Times in milliseconds; progress-bar values in percent. */
export const TIMING = {
  progressStart: 25,
  progressCap: 90,
  progressTick: 1_500,
  progressStep: { min: 1, max: 4 },
  poll: 2_000,
  giveUp: 60_000,
  missingReportRetry: 1_000,
  /** Slower polling after `giveUp`, for as long as a mailbox import may take. */
  watch: 15_000,
  watchEnds: 15 * 60_000,
} as const;

const REPORT_ATTEMPTS = TIMING.giveUp / TIMING.missingReportRetry;

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
  isAwaited: false,
  chat: { status: "idle" },
};

type EventType = TrialEvent["type"];
type Condition = (state: TrialState, event: TrialEvent) => boolean;
type Question = (state: TrialState) => boolean;

interface Rule {
  on: EventType | "settle";
  from: readonly Step[];
  when?: Condition;
  to: Step;
}

const isSignedIn: Question = ({ auth }) => auth === "signed-in";
const hasReport: Question = ({ report }) => report.status === "ready";
const isLoading: Question = ({ report }) => report.status === "loading";
const hasPerson: Question = ({ person }) => person !== null;
const isIdle: Question = ({ analysis }) => analysis.status !== "running";
const asksForAnalysis: Condition = (_, event) => event.type === "opened" && event.opening.analysisOf !== null;
const wants =
  (step: Step): Condition =>
  (_, event) =>
    (event.type === "opened" && event.opening.step === step) || (event.type === "navigated" && event.to === step);
const navigationRule = (to: Step, when: Condition = wants(to)): Rule => ({ on: "navigated", from: STEPS, when, to });

/**
 * The rules of the wizard. The first row that matches applies; without a match the step stays. The `settle` rows are
 * applied after every event.
 */
export const RULES: readonly Rule[] = [
  { on: "opened", from: STEPS, when: asksForAnalysis, to: "analysis" },
  { on: "opened", from: STEPS, when: wants("linkedin"), to: "linkedin" },
  { on: "opened", from: STEPS, when: wants("connect"), to: "connect" },
  { on: "opened", from: STEPS, when: wants("manual-hexaco"), to: "manual-hexaco" },
  navigationRule("welcome"),
  navigationRule("linkedin"),
  navigationRule("connect"),
  navigationRule("manual-hexaco"),
  navigationRule("report", (state, event) => wants("analysis")(state, event) && hasReport(state)),

  { on: "profile-analysed", from: ["welcome", "linkedin"], to: "connect" },
  { on: "connect-chosen", from: ["welcome", "linkedin"], to: "connect" },
  { on: "linkedin-chosen", from: ["connect"], to: "linkedin" },
  { on: "manual-chosen", from: ["connect"], to: "manual-hexaco" },
  { on: "panel-chosen", from: ["welcome", "manual-hexaco"], to: "connect" },
  { on: "back", from: ["manual-hexaco", "linkedin"], to: "connect" },
  { on: "back", from: ["analysis"], when: isIdle, to: "connect" },
  { on: "back", from: ["connect"], to: "welcome" },

  { on: "signed-up", from: ["manual-hexaco"], to: "analysis" },
  { on: "analysis-asked", from: ["welcome", "connect", "manual-hexaco"], when: hasPerson, to: "analysis" },
  { on: "report-announced", from: ["analysis"], when: isLoading, to: "report" },
  { on: "report-generated", from: ["analysis"], to: "report" },
  { on: "report-arrived", from: ["analysis"], when: hasReport, to: "report" },
  { on: "report-found", from: ["analysis"], when: hasReport, to: "report" },

  { on: "source-wanted", from: ["report"], to: "connect" },
  { on: "report-wanted", from: ["linkedin", "connect", "manual-hexaco", "analysis"], when: hasReport, to: "report" },
  { on: "chat-opened", from: ["report"], to: "chat" },
  { on: "reset", from: STEPS, to: "welcome" },

  {
    on: "settle",
    from: ["welcome", "connect"],
    when: (s) => isSignedIn(s) && hasReport(s) && s.panel === "options",
    to: "report",
  },
  {
    on: "settle",
    from: ["welcome"],
    when: (s) => isSignedIn(s) && s.profile.status !== "done",
    to: "connect",
  },
  { on: "settle", from: ["chat"], when: ({ auth }) => auth === "visitor", to: "welcome" },
];

/** Errors that mean that this browser may not access the person in the URL. */
const NOT_THEIRS = new Set(["unauthenticated", "forbidden", "not_found"]);
/** Failures after which polling cannot find a report either. */
const FINAL_FAILURES = new Set([...NOT_THEIRS, "access_required", "conflict"]);

type Patches = {
  [E in EventType]: (state: TrialState, event: Extract<TrialEvent, { type: E }>) => Partial<TrialState>;
};

const started = (kind: AnalysisKind): Pick<TrialState, "analysis" | "isAwaited"> => ({
  analysis: { status: "running", kind, progress: TIMING.progressStart, generation: "asked", doing: null },
  isAwaited: true,
});
const found = (report: ReportView): Partial<TrialState> => ({
  report: { status: "ready", result: report },
  analysis: { status: "done" },
  isAwaited: false,
});
/** The previous report must not end the analysis that replaces it. */
const withoutReady = (report: TrialState["report"]): TrialState["report"] =>
  report.status === "ready" ? { status: "aside", result: report.result } : report;
const isKnown = ({ report }: TrialState, { version }: ReportView): boolean =>
  (report.status === "aside" || report.status === "ready") && version <= report.result.version;

const PATCHES: Patches = {
  opened: (state, { opening }) => ({
    person: opening.trial ?? state.person,
    ...(opening.analysisOf !== null && {
      person: opening.trial?.userId === opening.analysisOf ? opening.trial : personWithoutName(opening.analysisOf),
      ...started("sources"),
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
    ...started("scores"),
  }),
  "sign-up-failed": (_, { code, message = null }) => ({ signUp: { status: "failed", code, message } }),
  "analysis-asked": (state, { kind }) =>
    state.person && isIdle(state)
      ? { ...started(kind), signUp: { status: "idle" }, report: withoutReady(state.report) }
      : {},
  "analysis-accepted": ({ analysis }) =>
    analysis.status === "running" ? { analysis: { ...analysis, generation: "accepted" } } : {},
  "analysis-failed": ({ analysis, person, user }, { code }) => {
    if (analysis.status !== "running") return {};
    if (!FINAL_FAILURES.has(code)) return { analysis: { ...analysis, generation: "failed" } };
    return {
      analysis: { status: "failed", kind: analysis.kind, code },
      isAwaited: false,
      person: NOT_THEIRS.has(code) ? user : person,
    };
  },
  "doing-seen": ({ analysis }, { doing }) =>
    analysis.status === "running" && !isEarlierStage(doing, analysis.doing) ? { analysis: { ...analysis, doing } } : {},
  ticked: ({ analysis }, { by }) =>
    analysis.status === "running"
      ? { analysis: { ...analysis, progress: Math.min(TIMING.progressCap, analysis.progress + by) } }
      : {},
  "time-up": ({ analysis }) =>
    analysis.status === "running" ? { analysis: { status: "stopped", kind: analysis.kind } } : {},
  "report-known": ({ report: slot }, { report }) =>
    slot.status === "ready" ? {} : { report: { status: "aside", result: report } },
  "report-asked": ({ report }) =>
    report.status === "ready" || report.status === "aside"
      ? {}
      : { report: { status: "loading", attempt: report.status === "missing" ? report.attempt + 1 : 1 } },
  "report-announced": ({ report }) =>
    report.status === "aside" ? {} : { analysis: { status: "done" }, report: { status: "loading", attempt: 1 } },
  "report-generated": (_, { report }) => found(report),
  "report-found": (state, { report }) =>
    state.report.status === "aside" && isKnown(state, report) ? {} : found(report),
  "report-arrived": (state, { report }) => {
    if (isKnown(state, report)) return {};
    return state.step === "analysis" || state.step === "report"
      ? found(report)
      : { report: { status: "aside", result: report }, isAwaited: false };
  },
  "report-missing": ({ report }) => {
    if (report.status !== "loading") return {};
    const isOver = report.attempt >= REPORT_ATTEMPTS;
    return { report: isOver ? { status: "failed", code: "missing" } : { status: "missing", attempt: report.attempt } };
  },
  "report-failed": (_, { code }) => ({ report: { status: "failed", code } }),
  "source-wanted": ({ report }) =>
    report.status === "ready" ? { report: { status: "aside", result: report.result } } : {},
  "report-wanted": (state) =>
    state.report.status === "aside" && isIdle(state)
      ? { report: { status: "ready", result: state.report.result }, analysis: { status: "idle" } }
      : {},
  "chat-asked": () => ({ chat: { status: "running" } }),
  "chat-opened": () => ({ chat: { status: "done", result: null }, auth: "signed-in" }),
  "chat-refused": () => ({ chat: { status: "failed", code: "refused", message: null } }),
  reset: () => ({ ...INITIAL, auth: "visitor" }),
};

/** Responses can arrive out of order. */
const isEarlierStage = (next: StageProgress, last: StageProgress | null): boolean =>
  last !== null && STAGES.indexOf(next.stage) < STAGES.indexOf(last.stage);

const personWithoutName = (userId: number): Person => ({ userId, email: null, name: null });

function patch(state: TrialState, event: TrialEvent): TrialState {
  const change = PATCHES[event.type] as (state: TrialState, event: TrialEvent) => Partial<TrialState>; // Each entry takes the event of its own key.
  return { ...state, ...change(state, event) };
}

function follow(state: TrialState, on: Rule["on"], event: TrialEvent): TrialState {
  const rule = RULES.find(
    (row) => row.on === on && row.from.includes(state.step) && (row.when?.(state, event) ?? true),
  );
  if (!rule || rule.to === state.step) return state;
  const choosesPanel = event.type === "panel-chosen" || event.type === "navigated" || event.type === "opened";
  return { ...state, step: rule.to, ...(!choosesPanel && { panel: "options" }) };
}

/** Pure. Applies the event's changes, then its rule, then the `settle` rules. */
export function reduce(state: TrialState, event: TrialEvent): TrialState {
  return follow(follow(patch(state, event), event.type, event), "settle", event);
}

export const firstStepOf = (opening: Opening): Step => reduce(INITIAL, { type: "opened", opening }).step;

export const hasProfileAddress = (url: string): boolean => url.toLowerCase().includes("linkedin.com/in/");

/** Parses `step=analysis&userId=N`, or a step that can be opened directly. */
export function openingOf(query: { step?: unknown; panel?: unknown; userId?: unknown }, trial: Person | null): Opening {
  const step = STEPS.find((known) => known === query.step) ?? null;
  const panel = panelOf(query.panel);
  // The mailbox provider returns to the analysis, which begins once the person has checked what was read.
  if (step === "analysis" && panel === "gmail") return { analysisOf: null, step: "connect", panel, trial };
  return { analysisOf: step === "analysis" ? parseNumericId(query.userId) : null, step, panel, trial };
}

export const panelOf = (name: unknown): Panel => PANELS.find((known) => known === name) ?? "options";

export const canSubmitScores: Question = ({ signUp, analysis }) =>
  signUp.status !== "running" && analysis.status !== "running";

/**
 * True while the step of a signed-in person is unknown, or while the profile stored in the tab has not been read.
 */
export const isUndecided: Question = ({ step, auth, report }) =>
  (auth === "loading" && step === "connect") ||
  (auth === "signed-in" && (step === "welcome" || step === "connect") && ["none", "loading"].includes(report.status));
