import { reportView } from "@/tests/support/factories/report-view";
import {
  canSubmitScores,
  firstStepOf,
  INITIAL,
  isUndecided,
  openingOf,
  reduce,
  STEPPER,
  STEPPER_INDEX,
  TIMING,
} from "./model";
import { RULES } from "./step-rules";
import {
  type Opening,
  type Person,
  type ProfileAnalysis,
  type Stage,
  type Step,
  STEPS,
  type TrialEvent,
  type TrialState,
} from "./schema";

const person: Person = { userId: 42, email: "mira@example.com", name: "Mira" };
const result: ProfileAnalysis = { profile: { name: "Mira Holt" }, insights: "**Hi Mira.** Hello.", url: null };
const report = (version = 1) => reportView({ version });
const at = (step: Step, changes: Partial<TrialState> = {}): TrialState => ({
  ...INITIAL,
  auth: "visitor",
  step,
  ...changes,
});
const opened = (opening: Partial<Opening> = {}): TrialEvent => ({
  type: "opened",
  opening: { analysisUserId: null, step: null, trial: null, ...opening },
});
const running = {
  analysis: { status: "running", kind: "sources", progress: 40, generation: "asked", stageProgress: null },
} as const;
const ready = { report: { status: "ready", result: report() } } as const;
const aside = { report: { status: "background", result: report() } } as const;
const signedIn = { auth: "signed-in", user: person, person } as const;
const analysed = { profile: { status: "done", result } } as const;
const signIn: TrialEvent = { type: "auth-checked", user: person };
const stayOut: TrialEvent = { type: "auth-checked", user: null };

type Row = [sentence: string, state: TrialState, event: TrialEvent, step: Step];

const TABLE: Row[] = [
  ["step=analysis and userId jump straight to analysis", at("welcome"), opened({ analysisUserId: 42 }), "analysis"],
  ["a plain visit begins at welcome", at("welcome"), opened(), "welcome"],
  ["a reload keeps the linkedin step", at("welcome"), opened({ step: "linkedin" }), "linkedin"],
  ["a reload keeps the connect step", at("welcome"), opened({ step: "connect" }), "connect"],
  ["a reload keeps the manual step", at("welcome"), opened({ step: "manual-hexaco" }), "manual-hexaco"],
  ["a reload does not bring the chat step back", at("welcome"), opened({ step: "chat" }), "welcome"],
  ["the history leads back to welcome", at("connect"), { type: "navigated", to: "welcome" }, "welcome"],
  ["the history leads back to linkedin", at("connect"), { type: "navigated", to: "linkedin" }, "linkedin"],
  ["the history leads back to connect", at("manual-hexaco"), { type: "navigated", to: "connect" }, "connect"],
  [
    "the history leads on to the manual step",
    at("connect"),
    { type: "navigated", to: "manual-hexaco" },
    "manual-hexaco",
  ],
  [
    "the history leads on to a report that is there",
    at("connect", ready),
    { type: "navigated", to: "analysis" },
    "report",
  ],
  ["the history leads to no analysis by itself", at("connect"), { type: "navigated", to: "analysis" }, "connect"],
  [
    "the history does not lead past a sign-in",
    at("report", { ...ready, ...signedIn }),
    { type: "navigated", to: "welcome" },
    "report",
  ],
  ["an analysed profile moves welcome to connect", at("welcome"), { type: "profile-analysed", result }, "connect"],
  ["an analysed profile moves linkedin to connect", at("linkedin"), { type: "profile-analysed", result }, "connect"],
  [
    "a profile that arrives late moves nothing",
    at("manual-hexaco"),
    { type: "profile-analysed", result },
    "manual-hexaco",
  ],
  ["a profile that cannot be analysed stays", at("welcome"), { type: "profile-failed", code: "not_found" }, "welcome"],
  ["one can go on without a profile", at("welcome"), { type: "connect-chosen" }, "connect"],
  ["one can go on from linkedin without a profile", at("linkedin"), { type: "connect-chosen" }, "connect"],
  ["a profile can be given later", at("connect"), { type: "linkedin-chosen" }, "linkedin"],
  ["connect leads to the manual scores", at("connect"), { type: "manual-chosen" }, "manual-hexaco"],
  ["'Back to Options' returns to connect", at("manual-hexaco"), { type: "back" }, "connect"],
  ["linkedin goes back to connect", at("linkedin"), { type: "back" }, "connect"],
  ["connect goes back to welcome", at("connect"), { type: "back" }, "welcome"],
  [
    "the questionnaire opens inside connect",
    at("connect"),
    { type: "panel-chosen", panel: "questionnaire" },
    "connect",
  ],
  [
    "the questionnaire is reached from welcome",
    at("welcome"),
    { type: "panel-chosen", panel: "questionnaire" },
    "connect",
  ],
  [
    "the questionnaire is reached from the manual step",
    at("manual-hexaco"),
    { type: "panel-chosen", panel: "questionnaire" },
    "connect",
  ],
  ["a manual sign-up moves to analysis", at("manual-hexaco"), { type: "signed-up", person }, "analysis"],
  [
    "a manual sign-up that fails stays",
    at("manual-hexaco"),
    { type: "sign-up-failed", code: "conflict" },
    "manual-hexaco",
  ],
  [
    "new sources of a known person are analysed",
    at("connect", { person }),
    { type: "analysis-asked", kind: "sources" },
    "analysis",
  ],
  [
    "scores of a known person are analysed",
    at("manual-hexaco", { person }),
    { type: "analysis-asked", kind: "scores" },
    "analysis",
  ],
  [
    "an unfinished trial goes on from welcome",
    at("welcome", { person }),
    { type: "analysis-asked", kind: "sources" },
    "analysis",
  ],
  ["nobody's sources cannot be analysed", at("connect"), { type: "analysis-asked", kind: "sources" }, "connect"],
  ["a running analysis is not left by 'back'", at("analysis", running), { type: "back" }, "analysis"],
  ["a failed analysis goes back to the options", at("analysis"), { type: "back" }, "connect"],
  ["a generated report is shown", at("analysis", running), { type: "report-generated", report: report() }, "report"],
  ["a found report is shown", at("analysis", running), { type: "report-found", report: report() }, "report"],
  ["a report that came late is shown", at("analysis"), { type: "report-arrived", report: report() }, "report"],
  [
    "a report that came late interrupts nothing",
    at("connect"),
    { type: "report-arrived", report: report() },
    "connect",
  ],
  ["an announced report is shown", at("analysis", running), { type: "report-announced" }, "report"],
  [
    "the old report does not end a new analysis",
    at("analysis", { ...running, ...aside }),
    { type: "report-found", report: report() },
    "analysis",
  ],
  [
    "the next version ends a new analysis",
    at("analysis", { ...running, ...aside }),
    { type: "report-found", report: report(2) },
    "report",
  ],
  [
    "a failing generation falls back to polling",
    at("analysis", running),
    { type: "analysis-failed", code: "internal" },
    "analysis",
  ],
  [
    "a report that is missing keeps its step",
    at("report", { report: { status: "loading", attempt: 1 } }),
    { type: "report-missing" },
    "report",
  ],
  ["a reader can add a source", at("report", { ...ready, ...signedIn }), { type: "source-wanted" }, "connect"],
  ["a reader returns to the report", at("connect", { ...aside, ...signedIn }), { type: "report-wanted" }, "report"],
  ["a reader returns from linkedin", at("linkedin", { ...aside, ...signedIn }), { type: "report-wanted" }, "report"],
  ["a reader returns from the manual scores", at("manual-hexaco", aside), { type: "report-wanted" }, "report"],
  ["a reader returns from a stopped analysis", at("analysis", aside), { type: "report-wanted" }, "report"],
  [
    "a running analysis is not left for the report",
    at("analysis", { ...running, ...aside }),
    { type: "report-wanted" },
    "analysis",
  ],
  ["without a report there is none to return to", at("connect"), { type: "report-wanted" }, "connect"],
  ["the chat opens from the report", at("report", ready), { type: "chat-opened" }, "chat"],
  ["a refused auto-login stays at the report", at("report", ready), { type: "chat-refused" }, "report"],
  ["signed in with a report: welcome goes to report", at("welcome", ready), signIn, "report"],
  ["signed in with a report: connect goes to report", at("connect", ready), signIn, "report"],
  [
    "signed in with a report: an open source stays open",
    at("connect", { ...ready, panel: "gmail" }),
    signIn,
    "connect",
  ],
  [
    "signed in: a report found later is shown",
    at("connect", signedIn),
    { type: "report-found", report: report() },
    "report",
  ],
  ["signed in with no profile data: welcome goes to connect", at("welcome"), signIn, "connect"],
  ["signed in with profile data: welcome stays", at("welcome", analysed), signIn, "welcome"],
  ["signed in: manual scores stay", at("manual-hexaco"), signIn, "manual-hexaco"],
  ["not signed in: chat resets to welcome", at("chat"), stayOut, "welcome"],
  ["not signed in: welcome stays", at("welcome"), stayOut, "welcome"],
  ["not signed in: linkedin stays", at("linkedin"), stayOut, "linkedin"],
  ["not signed in: connect stays", at("connect"), stayOut, "connect"],
  ["not signed in: analysis stays", at("analysis"), stayOut, "analysis"],
  ["not signed in: report stays", at("report"), stayOut, "report"],
  ["not signed in: manual-hexaco stays", at("manual-hexaco"), stayOut, "manual-hexaco"],
  ["not signed in: a loaded report does not pull connect", at("connect", ready), stayOut, "connect"],
  ...STEPS.map((step): Row => [`a reset leads from ${step} to welcome`, at(step, ready), { type: "reset" }, "welcome"]),
];

test.each(TABLE)("%s", (_sentence, state, event, step) => {
  expect(reduce(state, event).step).toBe(step);
});

test("the table covers every step of every rule", () => {
  const walked = new Set(TABLE.map(([, state, event, step]) => `${state.step} -${event.type}> ${step}`));
  const unwalked = RULES.filter(({ on, from }) => on !== "settle" && on !== "opened" && from !== STEPS).flatMap(
    ({ on, from, to }) => from.map((step) => `${step} -${on}> ${to}`).filter((row) => !walked.has(row)),
  );
  expect(unwalked).toEqual([]);
});

test("an event without a rule leaves the step unchanged", () => {
  for (const step of STEPS) {
    expect(reduce(at(step, { auth: "loading" }), { type: "ticked", by: 2 }).step).toBe(step);
  }
});

test("each step has its place in the stepper", () => {
  expect(STEPPER).toEqual(["Welcome", "Connect", "Analysis", "Your Report", "AI Coach"]);
  expect(STEPS.map((step) => STEPPER_INDEX[step])).toEqual([0, 0, 1, 2, 3, 1, 4]);
});

it.each([
  [{}, "welcome"],
  [{ step: "analysis", userId: "42" }, "analysis"],
  [{ step: "analysis", userId: "none" }, "welcome"],
  [{ step: "analysis", userId: "42", panel: "gmail" }, "connect"],
  [{ step: "connect", panel: "document" }, "connect"],
  [{ step: "chat" }, "welcome"],
])("a URL with %j opens %s", (query, step) => {
  expect(firstStepOf(openingOf(query, null))).toBe(step);
});

describe("analysis", () => {
  const start = reduce(at("welcome"), opened({ analysisUserId: 42 }));

  test("progress starts at 25, rises with each tick and stops at 90", () => {
    expect(start.analysis).toMatchObject({ status: "running", progress: 25 });
    expect(reduce(start, { type: "ticked", by: 4 }).analysis).toMatchObject({ progress: 29 });
    const long = Array.from({ length: 60 }).reduce<TrialState>(
      (state) => reduce(state, { type: "ticked", by: 4 }),
      start,
    );
    expect(long.analysis).toMatchObject({ progress: 90 });
  });

  test("times match the requirements", () => {
    expect(TIMING).toMatchObject({
      progressStartPercent: 25,
      progressCapPercent: 90,
      progressTickMs: 1500,
      pollMs: 2000,
      pollLimitMs: 60_000,
      missingReportRetryMs: 1000,
    });
    expect(TIMING.progressStepPercent).toEqual({ min: 1, max: 4 });
  });

  test("stops after its time limit and can be requested again", () => {
    const stopped = reduce(start, { type: "time-up" });
    expect(stopped.analysis.status).toBe("stopped");
    expect(reduce(stopped, { type: "analysis-asked", kind: "sources" }).analysis).toMatchObject({
      status: "running",
      progress: 25,
    });
  });

  test("shows the server's progress, which never goes backwards", () => {
    const stageProgress = (stage: Stage, mailsRead: number | null = null): TrialEvent => ({
      type: "stage-seen",
      stageProgress: { stage, mailsRead },
    });
    const measuring = reduce(reduce(start, stageProgress("own-words", 80)), stageProgress("measuring", 120));
    expect(measuring.analysis).toMatchObject({ stageProgress: { stage: "measuring", mailsRead: 120 } });
    expect(reduce(measuring, stageProgress("reading")).analysis).toEqual(measuring.analysis);
  });

  test("is awaited until its report is seen, even after polling has stopped", () => {
    const stopped = reduce(start, { type: "time-up" });
    expect(stopped.isReportPending).toBe(true);
    const atOptions = reduce(stopped, { type: "back" });
    expect(reduce(atOptions, { type: "report-arrived", report: report() })).toMatchObject({
      step: "connect",
      report: { status: "background" },
      isReportPending: false,
    });
    expect(reduce(stopped, { type: "report-arrived", report: report() })).toMatchObject({
      step: "report",
      isReportPending: false,
    });
    expect(reduce(start, { type: "analysis-failed", code: "conflict" }).isReportPending).toBe(false);
  });

  test("ignores a second request", () => {
    const ahead = reduce(start, { type: "ticked", by: 3 });
    expect(reduce(ahead, { type: "analysis-asked", kind: "scores" }).analysis).toEqual(ahead.analysis);
  });

  test("ends with the code of a refusal that polling cannot resolve", () => {
    expect(reduce(start, { type: "analysis-failed", code: "forbidden" }).analysis).toMatchObject({
      status: "failed",
      code: "forbidden",
    });
  });

  test("forgets a person that this browser may not access", () => {
    expect(reduce(start, { type: "analysis-failed", code: "unauthenticated" }).person).toBeNull();
    const other = { ...person, userId: 7 };
    const signed = reduce(start, { type: "auth-checked", user: other });
    expect(reduce(signed, { type: "analysis-failed", code: "forbidden" }).person).toEqual(other);
  });

  test("ignores a late tick or failure after the end", () => {
    const ended = reduce(start, { type: "report-found", report: report() });
    expect(reduce(ended, { type: "ticked", by: 4 })).toEqual(ended);
    expect(reduce(ended, { type: "analysis-failed", code: "forbidden" })).toEqual(ended);
    expect(reduce(ended, { type: "time-up" })).toEqual(ended);
  });

  test("keeps the profile that is restored meanwhile", () => {
    const restored = reduce(start, { type: "restored", stored: result });
    expect(restored).toMatchObject({ step: "analysis", profile: { status: "done", result } });
    expect(reduce(restored, { type: "restored", stored: null }).profile).toEqual({ status: "done", result });
  });

  test("does not take an earlier report for its result", () => {
    const known = reduce(start, { type: "report-known", report: report(3) });
    expect(reduce(known, { type: "report-found", report: report(3) }).step).toBe("analysis");
    expect(reduce(known, { type: "report-found", report: report(4) }).step).toBe("report");
    expect(reduce(known, { type: "report-generated", report: report(3) }).step).toBe("report");
  });

  test("keeps polling after a generation that failed or continues", () => {
    expect(reduce(start, { type: "analysis-failed", code: "internal" }).analysis).toMatchObject({
      generation: "failed",
    });
    expect(reduce(start, { type: "analysis-accepted" }).analysis).toMatchObject({ generation: "accepted" });
  });

  test("ends when the browser's history goes back", () => {
    expect(reduce(start, { type: "navigated", to: "connect" }).analysis).toEqual({ status: "idle" });
  });

  test("keeps its person when another person's session is found", () => {
    const other = { ...person, userId: 7 };
    expect(reduce(start, { type: "auth-checked", user: other }).person?.userId).toBe(42);
    expect(reduce(start, { type: "auth-checked", user: person }).person).toEqual(person);
  });
});

describe("report", () => {
  test("requests a missing report again for one minute", () => {
    let state = reduce(at("analysis", running), { type: "report-announced" });
    for (let attempt = 1; attempt < 60; attempt++) {
      state = reduce(state, { type: "report-missing" });
      expect(state.report).toEqual({ status: "missing", attempt });
      state = reduce(state, { type: "report-asked" });
    }
    expect(reduce(state, { type: "report-missing" }).report).toEqual({ status: "failed", code: "missing" });
  });

  test("keeps a present report when a report is requested", () => {
    const state = at("report", ready);
    expect(reduce(state, { type: "report-asked" }).report).toEqual(ready.report);
  });

  test("keeps the report available when the person goes back to add a source", () => {
    const state = reduce(at("report", { ...ready, ...signedIn }), { type: "source-wanted" });
    expect(state.report.status).toBe("background");
    expect(reduce(state, { type: "report-wanted" }).report).toEqual(ready.report);
  });
});

describe("signing up", () => {
  test("blocks duplicate submits while the account is created or its analysis is pending", () => {
    expect(canSubmitScores(at("manual-hexaco"))).toBe(true);
    expect(canSubmitScores(reduce(at("manual-hexaco"), { type: "sign-up-asked" }))).toBe(false);
    expect(canSubmitScores(at("manual-hexaco", running))).toBe(false);
    expect(
      canSubmitScores(at("manual-hexaco", { signUp: { status: "failed", code: "conflict", message: null } })),
    ).toBe(true);
  });

  test("starts an analysis of the new person's scores", () => {
    const state = reduce(at("manual-hexaco"), { type: "signed-up", person });
    expect(state).toMatchObject({ person, analysis: { status: "running", kind: "scores" } });
  });
});

test("a panel closes when its step is left", () => {
  const open = reduce(at("connect"), { type: "panel-chosen", panel: "mailbox" });
  expect(open.panel).toBe("mailbox");
  expect(reduce(open, { type: "manual-chosen" }).panel).toBe("options");
});

test("the first screen of a signed-in person is undecided until their report was requested", () => {
  expect(isUndecided(at("welcome"))).toBe(false);
  const state = reduce(at("welcome"), signIn);
  expect(isUndecided(state)).toBe(true);
  const missing = reduce(reduce(state, { type: "report-asked" }), { type: "report-missing" });
  expect(isUndecided(missing)).toBe(false);
});

test("a reloaded choice of sources waits for the profile stored in the tab", () => {
  const opened = reduce(INITIAL, { type: "opened", opening: { analysisUserId: null, step: "connect", trial: null } });
  expect(isUndecided(opened)).toBe(true);
  const restored = reduce(reduce(opened, { type: "restored", stored: result }), stayOut);
  expect(isUndecided(restored)).toBe(false);
  expect(restored).toMatchObject({ step: "connect", ...analysed });
});

test("a reset clears everything", () => {
  expect(reduce(at("report", { ...ready, ...signedIn, ...analysed }), { type: "reset" })).toEqual({
    ...INITIAL,
    auth: "visitor",
  });
});

it("keeps the previous report while a new one is generated", () => {
  const asked = reduce(at("connect", { ...ready, ...signedIn, panel: "gmail" }), {
    type: "analysis-asked",
    kind: "sources",
  });
  expect(asked).toMatchObject({ step: "analysis", report: { status: "background" } });
  const polled = reduce(asked, { type: "report-found", report: report() });
  expect(polled.step).toBe("analysis");
  expect(reduce(polled, { type: "report-found", report: report(2) }).step).toBe("report");
});
