import { INITIAL } from "@/lib/features/trial/model";
import type { TrialState } from "@/lib/features/trial/schema";
import { noticeFor, profileFailure, signUpFailure } from "./notice-copy";

const withState = (changes: Partial<TrialState>): TrialState => ({ ...INITIAL, ...changes });
const asking = withState({ profile: { status: "running" } });
const profileFailed = (message: string | null) =>
  noticeFor(asking, withState({ profile: { status: "failed", code: "x", message } }));

test.each([
  [
    "LinkedIn profile not found",
    "LinkedIn profile not found. Please verify the URL is correct and the profile is public.",
  ],
  ["API rate limit exceeded", "API rate limit exceeded. Please try again in a few minutes."],
  [
    "Too many attempts. Please wait a moment and try again.",
    "API rate limit exceeded. Please try again in a few minutes.",
  ],
  ["authentication failed", "API authentication issue. Please contact support if this persists."],
  ["API key issue", "API configuration issue. Please contact support."],
  ["anything else", "Please ensure your profile is public and try again."],
  [null, "Please ensure your profile is public and try again."],
])("a profile failure saying %s is explained", (message, text) => {
  expect(profileFailure(message)).toBe(text);
  expect(profileFailed(message)).toEqual({
    title: "Unable to analyze LinkedIn profile",
    description: text,
    variant: "destructive",
  });
});

test("an address that only the server refuses gets the form's message", () => {
  expect(profileFailed("Invalid LinkedIn URL")).toEqual({
    title: "Invalid LinkedIn URL",
    description: "Please enter a valid LinkedIn profile URL.",
    variant: "destructive",
  });
});

test("an analysed profile is announced once, and not when it is restored", () => {
  const done = withState({ profile: { status: "done", result: { profile: {}, insights: "", url: null } } });
  expect(noticeFor(asking, done)).toEqual({
    title: "Profile analyzed successfully!",
    description: "Your LinkedIn insights are ready. Connect Gmail to continue.",
  });
  expect(noticeFor(INITIAL, done)).toBeNull();
  expect(noticeFor(done, done)).toBeNull();
});

test("a manual sign-up that fails shows the server's message, or asks for another attempt", () => {
  const failed = (message: string | null) =>
    noticeFor(
      withState({ signUp: { status: "running" } }),
      withState({ signUp: { status: "failed", code: "x", message } }),
    );
  expect(failed("This email is already registered. Please use a different email.")).toEqual({
    title: "Account creation failed",
    description: "This email is already registered. Please use a different email.",
    variant: "destructive",
  });
  expect(failed(null)).toMatchObject({ description: "Please try again." });
});

test("a sign-up by address reports a taken email when the message mentions one", () => {
  expect(signUpFailure("That Email exists")).toEqual({
    title: "Signup failed",
    description: "This email is already registered. Please use a different email.",
    variant: "destructive",
  });
  expect(signUpFailure("Too many attempts.")).toMatchObject({ description: "Too many attempts." });
});

describe("a report", () => {
  const signUp = { status: "done", result: { userId: 1 } } as const;
  const running = {
    status: "running",
    kind: "scores",
    progress: 25,
    generation: "asked",
    stageProgress: null,
  } as const;
  const result = (version: number) => ({ version }) as Extract<TrialState["report"], { status: "ready" }>["result"];
  const ready = (version: number) => ({ status: "ready", result: result(version) }) as const;

  test("that follows a new account completes it", () => {
    const after = withState({ signUp, analysis: { status: "done" }, report: ready(1) });
    expect(noticeFor(withState({ signUp, analysis: running }), after)).toEqual({
      title: "Account created successfully!",
      description: "Your personalized insights are ready.",
    });
  });

  test("that fails after a new account leaves it incomplete, once", () => {
    const failed = withState({ signUp, analysis: { ...running, generation: "failed" } });
    expect(noticeFor(withState({ signUp, analysis: running }), failed)).toEqual({
      title: "Account created, but report incomplete",
      description: "Please refresh the page to see your full report.",
      variant: "destructive",
    });
    expect(noticeFor(failed, failed)).toBeNull();
  });

  test("of other sources is ready", () => {
    const after = withState({ analysis: { status: "done" }, report: ready(2) });
    const before = withState({ analysis: running, report: { status: "background", result: result(1) } });
    expect(noticeFor(before, after)).toEqual({ title: "Your personalized report is ready!" });
  });

  test("that already existed is not announced", () => {
    const before = withState({ analysis: running, report: { status: "background", result: result(2) } });
    expect(noticeFor(before, withState({ analysis: { status: "done" }, report: ready(2) }))).toBeNull();
    expect(
      noticeFor(withState({ report: { status: "loading", attempt: 1 } }), withState({ report: ready(2) })),
    ).toBeNull();
  });
});
