import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { RunView, StepView } from "@/lib/features/practices/schema";
import { announcementOfResult, announcementOfRun, PracticeAnnouncement } from "./practice-announcement";
import PracticePanel from "./practice-panel";

const COMMON = { question: "Which options?", why: "So", example: null, optional: false };
const LIST: StepView = {
  ...COMMON,
  id: "options",
  kind: "list",
  min: 3,
  max: 6,
  fields: [],
  value: [["Stay"], ["Go"]],
};
const SENTENCE: StepView = { ...COMMON, id: "words", kind: "sentence", question: "Say it", max: 300, value: "" };
const RUN: RunView = {
  id: "run",
  practiceId: "decide",
  title: "Decide",
  conversationId: "here",
  version: 4,
  status: "running",
  paused: false,
  progress: { step: 3, of: 9 },
  canGoBack: true,
  canKeep: false,
  check: null,
  isAddition: false,
  step: LIST,
};

const onAct = jest.fn(() => Promise.resolve(true));
const onFocusInput = jest.fn();
beforeEach(() => [onAct, onFocusInput].forEach((mock) => mock.mockClear()));

const onDiscard = jest.fn(() => Promise.resolve());
const setPointer = (isFine: boolean) => Object.assign(window, { matchMedia: () => ({ matches: isFine }) });
beforeEach(() => setPointer(true));

const panel = (run: RunView, change: { isBusy?: boolean; error?: string | null } = {}) => (
  <PracticePanel
    run={run}
    isBusy={false}
    error={null}
    onAct={onAct}
    onDiscard={onDiscard}
    onFocusInput={onFocusInput}
    {...change}
  />
);

it("ties an error to each field of the step", () => {
  const { rerender } = render(panel(RUN));
  expect(screen.getByLabelText("Entry 1")).not.toHaveAttribute("aria-invalid");
  rerender(panel(RUN, { error: "Please add at least 3 entries" }));
  const field = screen.getByLabelText("Entry 2");
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription("Please add at least 3 entries");
  expect(screen.getByRole("alert")).toHaveTextContent("Please add at least 3 entries");
});

it("makes an entry of each line of a pasted list, up to the most that the step takes", async () => {
  render(panel(RUN));
  await userEvent.clear(screen.getByLabelText("Entry 2"));
  await userEvent.paste("Go now\n\nSell it\nWait until May\nA\nB\nC");
  const entries = screen.getAllByLabelText<HTMLTextAreaElement>(/^Entry/).map(({ value }) => value);
  expect(entries).toEqual(["Stay", "Go now", "Sell it", "Wait until May", "A", "B"]);
});

it("moves the focus, which the used button took with it, to the next step's control", () => {
  const { rerender } = render(panel(RUN));
  const next = { ...RUN, version: 5, step: { ...LIST, id: "criteria" } };
  rerender(panel(next, { isBusy: true }));
  expect(document.body).toHaveFocus();
  rerender(panel(next));
  expect(screen.getByLabelText("Entry 1")).toHaveFocus();
  expect(onFocusInput).not.toHaveBeenCalled();
});

it("moves the focus to the panel where a field would open an on-screen keyboard", () => {
  setPointer(false);
  const { rerender } = render(panel(RUN));
  rerender(panel({ ...RUN, version: 5, step: { ...LIST, id: "criteria" } }));
  expect(screen.getByRole("region", { name: "Practice: Decide" })).toHaveFocus();
});

it("moves the focus to the field to correct when an answer is refused", () => {
  const { rerender } = render(panel(RUN));
  rerender(panel(RUN, { isBusy: true }));
  rerender(panel(RUN, { error: "Please add at least 3 entries" }));
  expect(screen.getByLabelText("Entry 1")).toHaveFocus();
});

it("asks once before it discards a paused practice", async () => {
  render(panel({ ...RUN, paused: true }));
  await userEvent.click(screen.getByRole("button", { name: "Discard" }));
  expect(onDiscard).not.toHaveBeenCalled();
  const dialog = screen.getByRole("alertdialog", { name: "Discard this practice?" });
  await userEvent.click(within(dialog).getByRole("button", { name: "Discard" }));
  expect(onDiscard).toHaveBeenCalledTimes(1);
});

it("moves the focus to the message field where the next answer is written there", () => {
  const { rerender } = render(panel(RUN));
  rerender(panel({ ...RUN, version: 5, step: SENTENCE }));
  expect(onFocusInput).toHaveBeenCalledTimes(1);
});

it("leaves the focus where somebody put it meanwhile", async () => {
  const { rerender } = render(panel(RUN));
  await userEvent.click(screen.getByRole("button", { name: "Why this?" }));
  rerender(panel({ ...RUN, version: 5 }));
  expect(screen.getByRole("button", { name: "Why this?" })).toHaveFocus();
  expect(onFocusInput).not.toHaveBeenCalled();
});

const reply = (content: string, run = RUN) =>
  announcementOfResult({ run, messages: [{ role: "assistant", content } as never] });

it("announces a reply without its markup, with the step's place", () => {
  expect(reply("**1 of 3: the other side says no.**\n\n> No.\n\n| A | B |\n| --- | --- |")).toBe(
    "Step 3 of 9. 1 of 3: the other side says no. No. A B",
  );
  expect(reply("Your page is ready", { ...RUN, status: "finished" })).toBe("Your page is ready");
});

it("announces the same remark again when it is made again", () => {
  expect(reply("Which day?", { ...RUN, version: 5 })).not.toBe(reply("Which day?"));
});

it("is mounted empty, so that the first step is announced as well", () => {
  const { container } = render(<PracticeAnnouncement text={announcementOfRun(RUN)} />);
  expect(container).toHaveTextContent("Step 3 of 9. Which options?");
  expect(announcementOfRun({ ...RUN, paused: true })).toBe("");
});
