import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createQueryClient } from "@/components/layout/query-provider";
import { QueryClientProvider } from "@tanstack/react-query";
import { openingOf } from "@/lib/features/trial/model";
import type { Person } from "@/lib/features/trial/schema";
import { goTo } from "@/lib/shared/browser/navigate";
import { stubFetch } from "@/tests/support/fakes/stub-fetch";
import type { TrialSlots } from "./slots";
import { TrialWizard } from "./trial-wizard";

jest.mock("@/lib/shared/browser/navigate");

const mira: Person = { userId: 42, email: "mira@example.com", name: "Mira Holt" };
const report = (version = 1) => ({ version, user: { email: "mira@example.com", name: "Mira Holt" }, insights: [] });
const profile = { name: "Mira Holt", source: "url" };
const insights = "**Hi Mira.**\n\nFirst thought.\n\nSecond thought.\n\nWant to go deeper? Connect your Gmail and see.";
const base = "/api/try-clarity";
const profileCalls = {
  [`POST ${base}/analyze-linkedin`]: { body: { profile, insights } },
  [`POST ${base}/link-linkedin/42`]: { body: { alreadyLinked: false } },
  [`GET ${base}/profile/42`]: { body: { linkedinProfile: { name: "Mira Holt" } } },
};
const signUpCall = `POST ${base}/manual-hexaco-signup`;
const generateCall = `POST ${base}/generate-manual-hexaco-report/42`;
const reportCall = `GET ${base}/user/42`;
const SCORES = ["Honesty-Humility", "Emotionality", "Extraversion", "Agreeableness", "Conscientiousness", "Openness"];

interface Visit {
  query?: { step?: string; userId?: string };
  trial?: Person | null;
  user?: Person | null;
  isMailboxConfigured?: boolean;
  panels?: TrialSlots["panels"];
}

function visit({ query = {}, trial = null, user = null, isMailboxConfigured = true, panels = {} }: Visit = {}) {
  const onConnectMailbox = jest.fn();
  const wizard = (
    <QueryClientProvider client={createQueryClient()}>
      <TrialWizard
        opening={openingOf(query, trial)}
        user={user}
        hasSession={user !== null}
        isMailboxConfigured={isMailboxConfigured}
        actions={null}
        googleSignIn={null}
        onReset={jest.fn()}
        onConnectMailbox={onConnectMailbox}
        renderReport={({ report, profileName, onChat }) => (
          <>
            <h1>
              Report {report.version} of {profileName}
            </h1>
            <button onClick={onChat}>Continue to Chat</button>
          </>
        )}
        renderWork={({ onDone }) => <button onClick={() => onDone(null)}>Skip the questions</button>}
        panels={{ mailbox: () => null, ...panels }}
      />
    </QueryClientProvider>
  );
  return { ...render(wizard), onConnectMailbox };
}

const heading = (name: string | RegExp) => screen.findByRole("heading", { level: 1, name });
const press = async (name: string | RegExp) => person.click(await screen.findByRole("button", { name }));
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const fill = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
let person: ReturnType<typeof userEvent.setup>;

function fillForm() {
  fill("Email", "mira@example.com");
  fill("Password", "correct horse");
  for (const label of SCORES) fill(label, "60");
}

beforeEach(() => {
  jest.mocked(goTo).mockReset();
  window.scrollTo = jest.fn();
  window.history.replaceState(null, "", "/try");
  sessionStorage.clear();
  person = userEvent.setup({ delay: null });
});

it("asks for a profile address, in the specification's words", async () => {
  const calls = stubFetch({});
  visit();
  await press("Try Clarity");
  expect((await screen.findAllByText("LinkedIn URL required")).length).toBeGreaterThan(0);
  fill("LinkedIn profile URL", "https://example.com/mira");
  await press("Try Clarity");
  expect(await screen.findByText("Invalid LinkedIn URL")).toBeInTheDocument();
  expect(screen.getAllByText("Please enter a valid LinkedIn profile URL.").length).toBeGreaterThan(0);
  expect(calls).toEqual([]);
});

it("offers the questionnaire beside the profile's address, and the sample", async () => {
  stubFetch({});
  visit({ panels: { questionnaire: () => null } });
  await heading(/Lead With Clarity/);
  expect(screen.getByRole("link", { name: "Read a sample report first" })).toHaveAttribute("href", "/sample-report");
  await press("Answer 24 statements, three minutes");
  await heading("Your email address");
  expect(window.location.search).toBe("?step=connect&panel=questionnaire-24");
});

it("shows the 24 statements right after the address", async () => {
  const user = { id: 7, email: "mira@example.com" };
  stubFetch({ [`POST ${base}/signup`]: { status: 201, body: { success: true, user } } });
  visit({ panels: { questionnaire: () => null, "questionnaire-24": () => <p>Statement 1 of 24</p> } });
  await press("Answer 24 statements, three minutes");
  fill("Email", "mira@example.com");
  await press("Continue");
  expect(await screen.findByText("Statement 1 of 24")).toBeInTheDocument();
});

it("keeps the typed profile address and e-mail over a reload", async () => {
  stubFetch({});
  const first = visit({ panels: { questionnaire: () => null } });
  fill("LinkedIn profile URL", "https://www.linkedin.com/in/mi");
  await press("Answer 24 statements, three minutes");
  fill("Email", "mira@example.co");
  first.unmount();
  window.history.replaceState(null, "", "/try");
  visit({ panels: { questionnaire: () => null } });
  expect(await screen.findByLabelText("LinkedIn profile URL")).toHaveValue("https://www.linkedin.com/in/mi");
  await press("Answer 24 statements, three minutes");
  expect(screen.getByLabelText("Email")).toHaveValue("mira@example.co");
});

it("leads to an address that is missing, and takes the error back while it is typed", async () => {
  stubFetch({});
  visit({ panels: { questionnaire: () => null } });
  await press("Answer 24 statements, three minutes");
  await press("Continue");
  const email = screen.getByLabelText("Email");
  expect(email).toHaveFocus();
  expect(email).toHaveAccessibleDescription("Please enter a valid email address");
  await person.type(email, "m");
  expect(email).not.toHaveAccessibleDescription();
});

it("corrects a mistyped address after it was stored", async () => {
  const person = (email: string) => ({ body: { success: true, user: { id: 7, email } } });
  const calls = stubFetch({
    [`POST ${base}/signup`]: { status: 201, ...person("mira@gmial.com") },
    [`POST ${base}/address/7`]: person("mira@gmail.com"),
  });
  visit({ panels: { questionnaire: () => null } });
  await press("Answer 24 statements, three minutes");
  fill("Email", "mira@gmial.com");
  await press("Continue");
  expect(await screen.findByText(/^Saved under mira@gmial\.com\./)).toBeInTheDocument();
  await press("Change the address");
  fill("Email", "mira@gmail.com");
  await press("Save");
  expect(await screen.findByText(/^Saved under mira@gmail\.com\./)).toBeInTheDocument();
  expect(calls.at(-1)).toMatchObject({ call: `POST ${base}/address/7`, body: { email: "mira@gmail.com" } });
});

it("shows the way to the account of an address that is taken", async () => {
  const message = "This email is already registered. Please use a different email.";
  stubFetch({ [`POST ${base}/signup`]: { status: 409, body: { success: false, message } } });
  visit({ panels: { questionnaire: () => null } });
  await press("Answer 24 statements, three minutes");
  fill("Email", "mira@example.com");
  await press("Continue");
  expect(await screen.findByText("Signup failed")).toBeInTheDocument();
  expect(screen.getAllByText(message, { exact: false }).length).toBeGreaterThan(0);
  expect(screen.getByRole("link", { name: "Log in instead" })).toHaveAttribute("href", "/login");
});

it("shows the insights without the invitation, the name as the heading", async () => {
  const calls = stubFetch(profileCalls);
  const { onConnectMailbox } = visit();
  fill("LinkedIn profile URL", "https://www.linkedin.com/in/mira");
  await press("Try Clarity");
  await heading("Hi Mira.");
  expect(document.title).toBe("Connect · Clarity");
  expect(screen.getByText("First thought.").tagName).toBe("P");
  expect(screen.getByText("Second thought.")).toBeInTheDocument();
  expect(screen.queryByText(/and see/)).not.toBeInTheDocument();
  expect(calls[0]?.body).toEqual({ linkedinUrl: "https://www.linkedin.com/in/mira" });
  expect(await screen.findByText("Profile analyzed successfully!")).toBeInTheDocument();
  await press("Connect Gmail for Full Analysis");
  expect(onConnectMailbox).toHaveBeenCalled();
  expect(JSON.parse(sessionStorage.getItem("clarity-trial-profile") ?? "")).toMatchObject({ profile, insights });
});

it("requests no permission where the mailbox is not configured, and explains why", async () => {
  stubFetch({});
  const { onConnectMailbox } = visit({ query: { step: "connect" }, isMailboxConfigured: false });
  expect(await screen.findByRole("button", { name: "Connect Gmail for Full Analysis" })).toHaveClass("btn-secondary");
  await press("Connect Gmail for Full Analysis");
  expect(await screen.findByText("Gmail is not connected")).toBeInTheDocument();
  expect(onConnectMailbox).not.toHaveBeenCalled();
});

it("keeps the form and the address when the profile cannot be read", async () => {
  stubFetch({
    [`POST ${base}/analyze-linkedin`]: { status: 404, body: { message: "LinkedIn profile not found" } },
  });
  visit();
  fill("LinkedIn profile URL", "https://www.linkedin.com/in/nobody-here");
  await press("Try Clarity");
  expect(await screen.findByText("Unable to analyze LinkedIn profile")).toBeInTheDocument();
  expect(screen.getByLabelText("LinkedIn profile URL")).toHaveValue("https://www.linkedin.com/in/nobody-here");
});

it("takes a new visitor from six scores to the report and into the chat", async () => {
  const calls = stubFetch({
    ...profileCalls,
    [signUpCall]: { status: 201, body: { success: true, userId: 42, message: "Account created successfully!" } },
    [generateCall]: { body: { success: true, report: report() } },
    [`POST ${base}/auto-login`]: { body: { success: true } },
  });
  visit();
  await press("Continue without LinkedIn");
  await press(/Enter your HEXACO scores/);
  await heading("Enter your HEXACO scores");
  fillForm();
  await press("Create Account & Continue");
  await heading("Report 1 of Mira Holt");
  expect(await screen.findByText("Your personalized insights are ready.")).toBeInTheDocument();
  expect(calls.find(({ call }) => call === signUpCall)?.body).toEqual({
    email: "mira@example.com",
    password: "correct horse",
    name: "mira",
    linkedinUrl: null,
    hexacoScores: Object.fromEntries(
      ["honesty_humility", "emotionality", "extraversion", "agreeableness", "conscientiousness", "openness"].map(
        (trait) => [trait, 60],
      ),
    ),
  });
  expect(window.location.search).toBe("?step=analysis&userId=42");
  await press("Continue to Chat");
  expect(calls.at(-1)).toEqual({
    call: `POST ${base}/auto-login`,
    body: { userId: 42, email: "mira@example.com" },
  });
  expect(goTo).toHaveBeenCalledWith("/chat");
});

it("requests the first report with the profile already linked", async () => {
  const calls = stubFetch({
    ...profileCalls,
    [signUpCall]: { status: 201, body: { success: true, userId: 42, message: "Account created successfully!" } },
    [generateCall]: { body: { success: true, report: report() } },
  });
  visit();
  fill("LinkedIn profile URL", "https://www.linkedin.com/in/mira");
  await press("Try Clarity");
  await press(/Enter your HEXACO scores/);
  await heading("Enter your HEXACO scores");
  fillForm();
  await press("Create Account & Continue");
  await heading("Report 1 of Mira Holt");
  const order = calls.map(({ call }) => call);
  expect(order.indexOf(`POST ${base}/link-linkedin/42`)).toBeGreaterThan(order.indexOf(signUpCall));
  expect(order.indexOf(`POST ${base}/link-linkedin/42`)).toBeLessThan(order.indexOf(generateCall));
});

it.each([
  ["is refused", { status: 401, body: {} }],
  ["gets no answer", "unreachable" as const],
])("signs in at the identity provider when the auto-login %s", async (_, answer) => {
  const generated = { [`POST ${base}/generate-report/42`]: { body: { report: report() } } };
  stubFetch({ ...profileCalls, ...generated, [`POST ${base}/auto-login`]: answer });
  visit({ query: { step: "analysis", userId: "42" }, trial: mira });
  await press("Continue to Chat");
  expect(goTo).toHaveBeenCalledWith("/api/auth/google");
});

it("keeps the entered text after a refusal and a reload, but never the password", async () => {
  stubFetch({
    [signUpCall]: {
      status: 409,
      body: {
        message: "This email is already registered. Please use a different email.",
        fields: { email: "This email is already registered." },
      },
    },
  });
  const { unmount } = visit({ query: { step: "manual-hexaco" } });
  fillForm();
  await press("Create Account & Continue");
  expect(await screen.findByText("Account creation failed")).toBeInTheDocument();
  expect(screen.getByLabelText("Password")).toHaveValue("correct horse");
  expect(screen.getByRole("link", { name: "Log in instead" })).toHaveAttribute("href", "/login");
  unmount();
  visit({ query: { step: "manual-hexaco" } });
  expect(screen.getByLabelText("Email")).toHaveValue("mira@example.com");
  expect(screen.getByLabelText("Openness")).toHaveValue(60);
  expect(screen.getByLabelText("Password")).toHaveValue("");
  expect(JSON.stringify({ ...sessionStorage })).not.toContain("correct horse");
});

it.each([
  ["a refusal with status 200", { success: false, message: "Not today." }, "Not today."],
  ["an answer without an id", { success: true }, "Please try again."],
])("keeps the form after %s", async (_, body, words) => {
  stubFetch({ [signUpCall]: { body } });
  visit({ query: { step: "manual-hexaco" }, user: null });
  await heading("Enter your HEXACO scores");
  fillForm();
  await press("Create Account & Continue");
  expect(await screen.findByText("Account creation failed")).toBeInTheDocument();
  expect(await screen.findByText(words)).toBeInTheDocument();
  expect(screen.getByLabelText("Extraversion")).toHaveValue(60);
  expect(window.location.search).not.toContain("undefined");
});

it("marks and focuses the first field that is wrong", async () => {
  stubFetch({});
  visit({ query: { step: "manual-hexaco" } });
  await press("Create Account & Continue");
  expect(await screen.findByText("Missing information")).toBeInTheDocument();
  expect(screen.getByText("Please enter both email and password.")).toBeInTheDocument();
  expect(screen.getByLabelText("Email")).toHaveFocus();
  expect(screen.getByLabelText("Email")).toBeInvalid();
  await press("Back to Options");
  await heading("Choose the sources of your report");
});

describe("an analysis", () => {
  const opened = { query: { step: "analysis", userId: "42" }, trial: mira };
  const bar = () => screen.getByRole("progressbar");
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it("shows its progress, polls every two seconds and shows the report it finds", async () => {
    const calls = stubFetch({
      ...profileCalls,
      [reportCall]: [
        { body: { reportData: null } },
        { body: { reportData: null } },
        { body: { reportData: report() } },
      ],
      [`POST ${base}/generate-report/42`]: { status: 202, body: { success: true, status: "running" } },
    });
    visit(opened);
    expect(screen.getByText("Analyzing your emails and LinkedIn profile...")).toBeInTheDocument();
    expect(screen.getByText("This typically takes 30-45 seconds.")).toBeInTheDocument();
    expect(bar()).toHaveAttribute("aria-valuenow", "25");
    await pass(1_500);
    expect(Number(bar().getAttribute("aria-valuenow"))).toBeGreaterThanOrEqual(26);
    expect(Number(bar().getAttribute("aria-valuenow"))).toBeLessThanOrEqual(29);
    await pass(500);
    await pass(2_000);
    await heading("Report 1 of Mira Holt");
    expect(calls.filter(({ call }) => call === reportCall)).toHaveLength(3);
    expect(await screen.findByText("Your personalized report is ready!")).toBeInTheDocument();
  });

  it("shows a finished report only after the person has answered the questions about their work", async () => {
    stubFetch({
      ...profileCalls,
      [reportCall]: [{ body: { reportData: null } }, { body: { reportData: report() } }],
      [`POST ${base}/generate-report/42`]: { status: 202, body: { success: true, status: "running" } },
    });
    visit(opened);
    fireEvent.click(screen.getByRole("button", { name: "Answer them meanwhile" }));
    await pass(4_000);
    fireEvent.click(screen.getByRole("button", { name: "Skip the questions" }));
    await heading("Report 1 of Mira Holt");
  });

  it("stops after a minute and can be resumed", async () => {
    const calls = stubFetch({
      [reportCall]: { body: { reportData: null } },
      [`POST ${base}/generate-report/42`]: { status: 202, body: { status: "running" } },
    });
    visit(opened);
    await pass(60_000);
    await heading("This takes longer than usual");
    const before = calls.length;
    await pass(10_000);
    expect(calls).toHaveLength(before);
    fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(bar()).toHaveAttribute("aria-valuenow", "25");
    await pass(0);
    expect(calls.slice(before).map(({ call }) => call)).toContain(`POST ${base}/generate-report/42`);
  });

  it("shows the server's current stage", async () => {
    const stageProgress = (reportStage: string, mailsRead: number | null) => ({
      body: { flowStatus: { reportStage, mailsRead } },
    });
    stubFetch({
      [reportCall]: { body: { reportData: null } },
      [`POST ${base}/generate-report/42`]: { status: 202, body: { status: "running" } },
      [`GET ${base}/flow-status/42`]: [stageProgress("own-words", 1240), stageProgress("measuring", 1240)],
    });
    visit(opened);
    await pass(100);
    expect(screen.getByText(/1,240 mails read so far/).closest("li")).toHaveAttribute("aria-current", "step");
    await pass(2_000);
    expect(screen.getByText("Measuring").closest("li")).toHaveAttribute("aria-current", "step");
    expect(screen.getByText("Own words")).toHaveTextContent("Own words (done)");
  });

  it("shows a report on an open page that was finished after the polls had stopped", async () => {
    const flow = (reportVersion: number | null) => ({ body: { flowStatus: { reportStage: null, reportVersion } } });
    const flowCall = `GET ${base}/flow-status/42`;
    const answers = {
      ...profileCalls,
      [reportCall]: { body: { reportData: null as unknown } },
      [`POST ${base}/generate-report/42`]: { status: 202, body: { status: "running" } },
      [flowCall]: flow(null),
    };
    stubFetch(answers);
    visit(opened);
    await pass(60_000);
    await press("Back to Options");
    await heading("Choose the sources of your report");
    stubFetch({ ...answers, [flowCall]: flow(1), [reportCall]: { body: { reportData: report() } } });
    await pass(15_000);
    expect(await screen.findByText("Your report is ready")).toBeInTheDocument();
    fireEvent.click(screen.getByRole("button", { name: "Open" }));
    await heading("Report 1 of Mira Holt");
  });

  it("of somebody else ends at once with a message", async () => {
    stubFetch({
      [reportCall]: { status: 403, body: { code: "forbidden" } },
      [`POST ${base}/generate-report/42`]: { status: 403, body: { code: "forbidden" } },
    });
    visit({ ...opened, trial: null });
    expect(await screen.findByText(/belongs to somebody else/)).toBeInTheDocument();
    await press("Back to Options");
    await press(/Enter your HEXACO scores/);
    expect(screen.getByLabelText("Email")).toBeInTheDocument();
  });
});

it("opens the report of a signed-in person who has one, and otherwise connect", async () => {
  stubFetch({ ...profileCalls, [reportCall]: { body: { reportData: report(3) } } });
  const { unmount } = visit({ user: mira });
  await heading("Report 3 of Mira Holt");
  unmount();
  stubFetch({ ...profileCalls, [reportCall]: { body: { reportData: null } } });
  visit({ user: mira });
  await heading("Choose the sources of your report");
});

it("asks a signed-in person for scores alone", async () => {
  const calls = stubFetch({
    ...profileCalls,
    [reportCall]: { body: { reportData: null } },
    [`POST ${base}/scores/42`]: { body: { success: true, isSaved: true, message: "" } },
    [generateCall]: { body: { report: report() } },
  });
  visit({ user: mira });
  await press(/Enter your HEXACO scores/);
  expect(screen.queryByLabelText("Password")).not.toBeInTheDocument();
  for (const label of SCORES) fill(label, "60");
  await press("Save & Continue");
  await heading("Report 1 of Mira Holt");
  expect(calls.some(({ call }) => call === signUpCall)).toBe(false);
});

it("offers to resume an unfinished trial, and a complete reset", async () => {
  stubFetch({});
  visit({ trial: mira });
  expect(screen.getByText("mira@example.com")).toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Complete Reset" })).toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Go to your report" })).toBeInTheDocument();
});

it("explains once why the redirect from the mailbox provider brought no mailbox", async () => {
  stubFetch({});
  window.history.replaceState(null, "", "/try?step=connect&mailbox=refused");
  visit({ query: { step: "connect" } });
  expect(await screen.findByText("Gmail is not connected")).toBeInTheDocument();
  expect(window.location.search).toBe("?step=connect");
});

it("follows the browser's back button", async () => {
  stubFetch({});
  visit();
  await press("Continue without LinkedIn");
  await press(/Read a mailbox file/);
  expect(window.location.search).toBe("?step=connect&panel=mailbox");
  await press("Back to Options");
  await press(/Enter your HEXACO scores/);
  expect(window.location.search).toBe("?step=manual-hexaco");
  act(() => {
    window.history.replaceState(null, "", "/try?step=connect");
    window.dispatchEvent(new PopStateEvent("popstate"));
  });
  await heading("Choose the sources of your report");
});
