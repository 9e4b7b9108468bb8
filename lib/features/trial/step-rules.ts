import { type Step, STEPS, type TrialEvent, type TrialState } from "./schema";

export type EventType = TrialEvent["type"];
type Condition = (state: TrialState, event: TrialEvent) => boolean;
export type Predicate = (state: TrialState) => boolean;

export interface Rule {
  on: EventType | "settle";
  from: readonly Step[];
  when?: Condition;
  to: Step;
}

const isSignedIn: Predicate = ({ auth }) => auth === "signed-in";
const hasReport: Predicate = ({ report }) => report.status === "ready";
const isLoading: Predicate = ({ report }) => report.status === "loading";
const hasPerson: Predicate = ({ person }) => person !== null;
export const isIdle: Predicate = ({ analysis }) => analysis.status !== "running";
const asksForAnalysis: Condition = (_, event) => event.type === "opened" && event.opening.analysisUserId !== null;
const asksForStep =
  (step: Step): Condition =>
  (_, event) =>
    (event.type === "opened" && event.opening.step === step) || (event.type === "navigated" && event.to === step);
const navigationRule = (to: Step, when: Condition = asksForStep(to)): Rule => ({
  on: "navigated",
  from: STEPS,
  when,
  to,
});

/**
 * The rules of the wizard. The first row that matches applies; without a match the step stays. The `settle` rows are
 * applied after every event.
 */
export const RULES: readonly Rule[] = [
  { on: "opened", from: STEPS, when: asksForAnalysis, to: "analysis" },
  { on: "opened", from: STEPS, when: asksForStep("linkedin"), to: "linkedin" },
  { on: "opened", from: STEPS, when: asksForStep("connect"), to: "connect" },
  { on: "opened", from: STEPS, when: asksForStep("manual-hexaco"), to: "manual-hexaco" },
  navigationRule("welcome"),
  navigationRule("linkedin"),
  navigationRule("connect"),
  navigationRule("manual-hexaco"),
  navigationRule("report", (state, event) => asksForStep("analysis")(state, event) && hasReport(state)),

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
