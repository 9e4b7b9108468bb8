import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { CommitmentView } from "@/lib/features/goals/schema";
import { recordOutcome } from "../goals-api";
import { DueCard } from "./due-card";

jest.mock("../goals-api", () => ({ ...jest.requireActual("../goals-api"), recordOutcome: jest.fn() }));

const COMMITMENT: CommitmentView = {
  id: "commitment-1",
  text: "Call Jo",
  cue: null,
  due: { date: "2026-11-20", time: null, timeZone: "Europe/Berlin", text: "Friday, 20 November 2026" },
  goal_id: null,
  status: "open",
  standing: "overdue",
  outcome: null,
  source: { kind: "hand", id: null, conversation_id: null },
  created_at: "2026-11-16T09:00:00.000Z",
  settled_at: null,
};

function show(changes: Partial<CommitmentView> = {}) {
  const onChanged = jest.fn();
  render(<DueCard commitment={{ ...COMMITMENT, ...changes }} onChanged={onChanged} />);
  return onChanged;
}
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

afterEach(() => sessionStorage.clear());
beforeEach(() => jest.mocked(recordOutcome).mockReset().mockResolvedValue(COMMITMENT));

it("says when it was due and records it as done with one line", async () => {
  const onChanged = show();
  expect(screen.getByText("Friday, 20 November 2026")).toBeVisible();
  await press("Done");
  await userEvent.type(screen.getByLabelText(/What happened/), "She agreed.");
  await press("Done");
  expect(recordOutcome).toHaveBeenCalledWith("commitment-1", { answer: "done", outcome: "She agreed." });
  expect(onChanged).toHaveBeenCalled();
});

it("asks about a missed commitment what got in the way, for a smaller step and a new day", async () => {
  show();
  await press("Not yet");
  expect(screen.getByLabelText(/What got in the way/)).toHaveFocus();
  expect(screen.getByRole("button", { name: "Move it" })).toBeDisabled();
  await userEvent.type(screen.getByLabelText("New day"), "2026-12-01");
  const step = screen.getByLabelText(/The next step/);
  await userEvent.clear(step);
  await userEvent.type(step, "Write Jo one line");
  await press("Move it");
  expect(recordOutcome).toHaveBeenCalledWith("commitment-1", {
    answer: "moved",
    outcome: "",
    text: "Write Jo one line",
    date: "2026-12-01",
    time: "",
  });
});

it("keeps the line when it could not be saved", async () => {
  jest.mocked(recordOutcome).mockRejectedValue(new Error("away"));
  const onChanged = show();
  await press("Let it go");
  await userEvent.type(screen.getByLabelText(/What changed/), "The deal is off.");
  await press("Let it go");
  expect(await screen.findByRole("alert")).toHaveTextContent("What you wrote is still here");
  expect(screen.getByLabelText(/What changed/)).toHaveValue("The deal is off.");
  expect(onChanged).not.toHaveBeenCalled();
});

it.each([
  ["the Monday round is over", "When: the Monday round is over"],
  ["When the Monday round is over", "When the Monday round is over"],
])("writes 'when' once before the cue '%s'", (cue, shown) => {
  show({ cue });
  expect(screen.getByText(shown)).toBeVisible();
});

it("keeps the words about what came of it over a reload until they are saved", async () => {
  show();
  await press("Done");
  await userEvent.type(screen.getByLabelText(/What happened/), "She agreed.");
  cleanup();
  show();
  await press("Done");
  expect(screen.getByLabelText(/What happened/)).toHaveValue("She agreed.");
  await press("Done");
  expect(recordOutcome).toHaveBeenCalledWith("commitment-1", { answer: "done", outcome: "She agreed." });
  cleanup();
  show();
  await press("Done");
  expect(screen.getByLabelText(/What happened/)).toHaveValue("");
});
