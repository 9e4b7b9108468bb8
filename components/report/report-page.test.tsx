import { cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { TRAITS } from "@/lib/features/hexaco/schema";
import { bareInsight } from "@/lib/features/report/model";
import type { ReportView } from "@/lib/features/report/schema";
import { hexacoView, insightView, reportView, traitView } from "@/tests/support/factories/report-view";
import { stubFetch } from "@/tests/support/fakes/stub-fetch";
import { ReportPage } from "./report-page";

// The chart is loaded later, and only a real browser draws it; the test reads its table.
jest.mock("next/dynamic", () => () => () => null);

const insight = (id: string, title: string) => insightView(id, { title, text: `Text of ${title}. And more.` });

const report = reportView({
  details: ["Operating Mode", "Hidden Tension", "Reframe", "Insight 4"].map((title, n) => insight(`mode-${n}`, title)),
  hexacoData: hexacoView(
    TRAITS.map((trait) =>
      traitView(trait, 71.6, {
        label: `Label ${trait}`,
        low: 61.7,
        high: 81.5,
        isNearTypical: trait === "openness",
      }),
    ),
  ),
  aiPersonality: {
    assistant_roles: { "Thinking Partner": "Asks one question at a time." },
    action_guidelines: { interaction_triggers: [{ when: "You bring a decision", do: ["Ask for the goal"] }] },
    interaction_principles: { tone: "Warm.", style: { prefer: ["Brief"] }, calibration_notes: ["Pace: yours"] },
  },
  user: { email: "mira.holt@example.com", name: null },
  limits: ["Others may see you differently."],
});

const onQuestionnaire = jest.fn();

function show(changes: Partial<ReportView> = {}, profileName: string | null = null, canAskColleagues = false) {
  window.scrollTo = jest.fn();
  const onChat = jest.fn();
  render(
    <ReportPage
      report={{ ...report, ...changes }}
      userId={42}
      profileName={profileName}
      isOpeningChat={false}
      canAskColleagues={canAskColleagues}
      onChat={onChat}
      onAddSource={jest.fn()}
      onQuestionnaire={onQuestionnaire}
    />,
  );
  return onChat;
}

it.each([
  ["the profile's name", "Mira Holt", { user: { email: "m@example.com", name: "Ada Byron" } }, "Mira"],
  ["the person's name", null, { user: { email: "m@example.com", name: "Ada Byron" } }, "Ada"],
  ["the address before the at sign", null, {}, "mira.holt"],
  ["'Friend'", null, { user: { email: "", name: null } }, "Friend"],
])("greets by %s", (_, profileName, changes, name) => {
  show(changes, profileName);
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(`I See You, ${name}`);
});

it("has the specification's sections in their order", () => {
  show();
  const titles = screen.getAllByRole("heading", { level: 2 }).map((heading) => heading.textContent);
  expect(titles.slice(0, 3)).toEqual(["What I See in You", "Your Personality Profile", "Meet Your AI Clarity Partner"]);
  const insights = within(screen.getByRole("region", { name: "What I See in You" })).getAllByRole("heading", {
    level: 3,
  });
  expect(insights.map(({ textContent }) => textContent)).toEqual([
    "Operating Mode",
    "Hidden Tension",
    "Reframe",
    "Insight 4",
  ]);
  for (const part of ["Roles", "Areas of support", "Tone", "Preferred style", "Calibration notes"]) {
    expect(screen.getByRole("heading", { name: part })).toBeInTheDocument();
  }
});

it("gives each trait its rounded percent, its band in words and a row in the table", () => {
  show();
  expect(screen.getAllByText("72%")).toHaveLength(6);
  expect(screen.getAllByText(/^Likely between 62% and 82%, above the typical range/)).toHaveLength(6);
  expect(screen.getAllByText(/though within measurement error of it$/)).toHaveLength(1);
  expect(within(screen.getByRole("table", { hidden: true })).getAllByRole("row", { hidden: true })).toHaveLength(7);
});

it("states the next step where there are no scores and no persona yet", () => {
  show({ hexacoData: null, aiPersonality: null });
  expect(screen.getByText(/personality analysis follows email analysis/)).toBeInTheDocument();
  expect(screen.getByText(/calibrated to you after complete analysis/)).toBeInTheDocument();
});

it("shows a report of only texts and scores, without a date, certainty or evidence", () => {
  show({
    details: ["One.", "Two."].map(bareInsight),
    hexacoData: { ...hexacoView([])!, traits: [] }, // The factory always sets it.
    createdAt: "",
  });
  expect(screen.getByRole("heading", { level: 3, name: "Operating Mode" })).toBeInTheDocument();
  expect(screen.getAllByText("50%")).toHaveLength(6);
  expect(screen.queryByText(/, version/)).not.toBeInTheDocument();
  expect(screen.queryByText("What this rests on")).not.toBeInTheDocument();
  expect(screen.queryByRole("group", { name: /Disagree/ })).not.toBeInTheDocument();
});

it("labels estimates from mail as such and offers the questionnaire", async () => {
  const estimates = [
    {
      trait: "openness" as const,
      label: "Openness",
      score: 71,
      low: 54,
      high: 88,
      typical: { low: 68, high: 74 },
      basis: "Text goes with self-rated Openness at r = .30.",
    },
  ];
  const scores = { ...hexacoView([])!, source: "mailbox-estimate" as const, estimates }; // The factory always sets it.
  show({ hexacoData: scores, aiPersonality: null });
  expect(screen.getAllByText("Estimate from your mail").length).toBeGreaterThan(0);
  expect(screen.getByText(/71%/)).toHaveTextContent("71% estimate");
  expect(screen.getByText("Likely between 54% and 88%.")).toBeInTheDocument();
  expect(screen.getByText(/r = \.30/)).toBeInTheDocument();
  expect(screen.queryByText(/follows email analysis/)).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "Replace it with the questionnaire" }));
  expect(onQuestionnaire).toHaveBeenCalledTimes(1);
  onQuestionnaire.mockClear();
});

it("offers the questionnaire where its answers are missing", async () => {
  show({ hexacoData: null, details: [insight("gap-mode", "Operating Mode"), insight("seat-new", "Hidden Tension")] });
  const offers = screen.getAllByRole("button", { name: "Answer the questionnaire" });
  expect(offers).toHaveLength(2);
  for (const offer of offers) await userEvent.click(offer);
  expect(onQuestionnaire).toHaveBeenCalledTimes(2);
});

it("opens with the first sentences of the named insights that are not disputed", () => {
  const texts = [
    "You tend to plan. More.",
    "Only one of your six scores, Openness, lies outside. You like tests. More.",
    "Read it so. More.",
  ];
  const details = texts.map((text, n) => ({ ...insight(`mode-${n}`, "Any"), text }));
  const [first, second, third] = details;
  if (!first || !second || !third) throw new Error("Three insights were made");
  show({ details: [first, second, { ...third, dispute: { verdict: "not-me", since: "2026-01-05T09:00:00.000Z" } }] });
  const items = within(screen.getByRole("region", { name: "In short" })).getAllByRole("listitem");
  expect(items.map(({ textContent }) => textContent)).toEqual(["You tend to plan.", "You like tests."]);
});

it("separates the certainty of a figure from how well it predicts behaviour", () => {
  const study = {
    kind: "research" as const,
    label: "What Openness predicts",
    value: "of 100 people, about 58",
    source: "Judge 2002",
    outOf100: 58,
    outcome: "leadership",
  };
  const one = insight("mode-0", "Operating Mode");
  show({ details: [{ ...one, confidence: "high", evidence: [...one.evidence, study] }] });
  expect(screen.getByText("Score almost certain")).toBeInTheDocument();
  expect(screen.getByText("weak predictor of leadership")).toBeInTheDocument();
  expect(screen.getByText(/error would hardly move it/)).toBeInTheDocument();
  expect(screen.getByText(/^Weakly, in the one outcome named above: it shifts the odds a little/)).toBeInTheDocument();
});

it.each([
  ["draws a studied relation", 58, 1],
  ["draws no picture of a relation near zero, and shows the score in its place", 50, 0],
])("%s", (_, outOf100, pictures) => {
  const study = { kind: "research" as const, label: "Predicts", value: "about so many", source: "Judge", outOf100 };
  const evidence = [
    { kind: "score" as const, label: "Emotionality", value: "72%", source: "yours", trait: "emotionality" as const },
    study,
  ];
  const insights = ["mode-emotionality-high", "reframe-emotionality-high"].map((id) => insightView(id, { evidence }));
  show({ details: insights, hexacoData: hexacoView([traitView("emotionality", 72)]) });
  expect(document.querySelectorAll(".grid-cols-20")).toHaveLength(2 * pictures);
  expect(screen.getAllByRole("img", { name: /^Emotionality 72%/ })).toHaveLength(2 - pictures);
});

it("keeps the title of a numbered insight and says beside it what it is about", () => {
  show();
  const heading = screen.getByRole("heading", { level: 3, name: "Insight 4" });
  expect(heading.parentElement).toHaveTextContent("Insight 4Openness");
});

it("explains once what a percent is and with whom it is compared", () => {
  show();
  expect(screen.getAllByText(/^A percent is the place on the questionnaire's scale/)).toHaveLength(1);
});

it("expands the evidence of an insight", async () => {
  show();
  const [summary] = screen.getAllByText("What this rests on");
  if (summary) await userEvent.click(summary);
  expect(screen.getAllByText("the scores you entered")[0]).toBeVisible();
  expect(screen.getAllByText("A score of 60 or lower.")[0]).toBeVisible();
});

it("removes an insight that the reader disputes, and undoes that", async () => {
  const path = "POST /api/try-clarity/dispute/42";
  const calls = stubFetch({ [path]: { body: { success: true } } });
  show();
  const group = within(screen.getByRole("group", { name: "Disagree with Reframe" }));
  await userEvent.click(group.getByRole("button", { name: "Not me" }));
  expect(group.getByRole("button", { name: "Not me" })).toHaveAttribute("aria-pressed", "true");
  expect(group.getByRole("button", { name: "Not me" })).toHaveFocus();
  expect(screen.getByText("Text of Reframe. And more.").parentElement).toHaveClass("line-through");
  await userEvent.click(group.getByRole("button", { name: "Not me" }));
  expect(screen.getByText("Text of Reframe. And more.").parentElement).not.toHaveClass("line-through");
  expect(calls.map(({ body }) => body)).toEqual([
    { insightId: "mode-2", verdict: "not-me" },
    { insightId: "mode-2", verdict: null },
  ]);
});

it("takes the sentence of a removed insight out of the summary, and returns it with the insight", async () => {
  stubFetch({ "POST /api/try-clarity/dispute/42": { body: { success: true } } });
  show();
  const summary = within(screen.getByRole("region", { name: "In short" }));
  const notMe = within(screen.getByRole("group", { name: "Disagree with Reframe" })).getByRole("button", {
    name: "Not me",
  });
  expect(summary.getByText("Text of Reframe.")).toBeInTheDocument();
  await userEvent.click(notMe);
  expect(summary.queryByText("Text of Reframe.")).not.toBeInTheDocument();
  await userEvent.click(notMe);
  expect(summary.getByText("Text of Reframe.")).toBeInTheDocument();
});

it("summarizes the disputed insights once", async () => {
  const since = "2026-01-05T09:00:00.000Z";
  const [mode, ...others] = report.details;
  if (!mode) throw new Error("A report has insights");
  stubFetch({ "POST /api/try-clarity/dispute/42": { body: { success: true } } });
  show({ details: [{ ...mode, dispute: { verdict: "once-true", since } }, ...others] });
  expect(screen.getByText(/^You removed 1 of 4: Operating Mode \(was once true\)\./)).toBeInTheDocument();
  const group = within(screen.getByRole("group", { name: "Disagree with Reframe" }));
  await userEvent.click(group.getByRole("button", { name: "Not me" }));
  expect(screen.getByText(/Operating Mode \(was once true\), Reframe \(not me\)/)).toBeInTheDocument();
});

it("draws the evidence of an insight, with its text", () => {
  const score = (trait: "openness" | "agreeableness", label: string) => ({
    kind: "score" as const,
    label,
    value: "72%",
    source: "the scores you entered",
    trait,
  });
  const tension = insightView("tension-agreeableness-low-openness-high", {
    evidence: [score("agreeableness", "Agreeableness"), score("openness", "Openness")],
  });
  const habit = insightView("mail-habit-thanks", {
    evidence: [{ kind: "mailbox", label: "Thanks", value: "31 of 100", source: "your mails", weeks: [3, 0, 5, 4] }],
  });
  const shift = insightView("mail-shift-audience-questions", {
    evidence: [
      {
        kind: "mailbox",
        label: "Questions",
        value: "42 and 26 of 100",
        source: "your mails",
        views: [
          { who: "A reader alone", score: 42, low: 38, high: 46 },
          { who: "A group", score: 26 },
        ],
      },
    ],
  });
  show({
    details: [tension, habit, shift],
    hexacoData: hexacoView([traitView("agreeableness", 30), traitView("openness", 80)]),
  });
  expect(screen.getByRole("img", { name: /^Agreeableness 30%.+; Openness 80%/ })).toBeInTheDocument();
  expect(
    screen.getByRole("img", { name: "A reader alone: 42%, likely between 38% and 46%; A group: 26%" }),
  ).toBeInTheDocument();
  expect(screen.getByText(/Counted in 12 own mails in 4 weeks, from 0 to 5 a week/)).toBeInTheDocument();
});

it("says a number of mails a week once where it is always the same", () => {
  const evidence = [{ kind: "mailbox" as const, label: "Thanks", value: "3", source: "your mails", weeks: [4, 4] }];
  show({ details: [insightView("mail-thanks", { evidence })], hexacoData: null });
  expect(screen.getByText(/Counted in 8 own mails in 2 weeks, 4 a week/)).toBeInTheDocument();
});

it("does not remove the insight when the dispute could not be stored", async () => {
  stubFetch({});
  show();
  const group = within(screen.getByRole("group", { name: "Disagree with Reframe" }));
  await userEvent.click(group.getByRole("button", { name: "Wrong reading" }));
  expect(await screen.findByRole("alert")).toHaveTextContent("the insight stands as before");
  expect(group.getByRole("button", { name: "Wrong reading" })).toHaveAttribute("aria-pressed", "false");
});

it("links to the chat, and keeps goals for later", async () => {
  const onChat = show();
  expect(screen.getByRole("button", { name: "Set some goals (coming soon)" })).toBeDisabled();
  await userEvent.click(screen.getByRole("button", { name: "Continue to Chat" }));
  expect(onChat).toHaveBeenCalled();
});

it("invites colleagues, and leads to both views once their answers stand in the report", () => {
  show({}, null, true);
  expect(screen.getByRole("link", { name: "Ask your colleagues" })).toHaveAttribute("href", "/outside-view");
  cleanup();
  const seen = insight("tension-seen-openness-less", "Hidden Tension");
  show({ details: [insight("mode-0", "Operating Mode"), seen] }, null, true);
  expect(screen.getByRole("link", { name: "See both views, trait by trait" })).toBeVisible();
});

it("shows three insights expanded and the situation's insight folded", () => {
  show({ details: [...report.details.slice(0, 3), insight("situation-peer-conflict", "Insight 4")] });
  const folded = screen.getByRole("heading", { level: 3, name: "Insight 4" }).closest("details");
  expect(folded).not.toHaveAttribute("open");
});
