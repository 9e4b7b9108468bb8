import { act, cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { messageView } from "@/tests/support/factories/message-view";
import { ReplyMessage, type ReplyActions } from "./reply-message";
import type { ClientMessage } from "../client/merge-messages";
import { StatusRegion } from "../conversation/status-region";

async function show(change: Partial<ClientMessage> = {}, { isLast = true } = {}) {
  const actions: jest.Mocked<ReplyActions> = { redo: jest.fn(), rate: jest.fn(), share: jest.fn(), choose: jest.fn() };
  const shown = { key: "a1", ...messageView("a1", { role: "assistant", content: "You want to leave.", ...change }) };
  await act(async () => void render(<ReplyMessage message={shown} isLast={isLast} canAct actions={actions} />));
  return { actions, shown };
}

it.each([
  [{ state: "interrupted" as const }, "This reply was cut off. What arrived is kept."],
  [{ state: "interrupted" as const, content: "" }, "This reply was cut off before it began."],
  [{ state: "stopped" as const }, "You stopped this reply."],
])("states how a reply ended: %j", async (change, words) => {
  await show(change);
  expect(screen.getByText(words)).toBeInTheDocument();
});

it("offers to continue an interrupted reply and to retry a failed one", async () => {
  const { actions, shown } = await show({ state: "interrupted" });
  await userEvent.click(screen.getByRole("button", { name: "Continue" }));
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(actions.redo.mock.calls).toEqual([
    [shown, "continue"],
    [shown, "regenerate"],
  ]);
});

it("offers no continuation of a reply without text", async () => {
  await show({ state: "failed", failure: "busy", content: "" });
  expect(screen.queryByRole("button", { name: "Continue" })).toBeNull();
  expect(screen.getByRole("button", { name: "Try again" })).toBeInTheDocument();
});

it("sets and removes a rating", async () => {
  const { actions, shown } = await show({ feedback: "helpful" });
  expect(screen.getByRole("button", { name: "Helpful" })).toHaveAttribute("aria-pressed", "true");
  await userEvent.click(screen.getByRole("button", { name: "Not helpful" }));
  await userEvent.click(screen.getByRole("button", { name: "Helpful" }));
  expect(actions.rate.mock.calls).toEqual([
    [shown, "unhelpful"],
    [shown, null],
  ]);
});

it("offers to share a rated reply, says what the team sees, and takes it back", async () => {
  await show({ feedback: null });
  expect(screen.queryByRole("button", { name: /Share/ })).toBeNull();
  cleanup();
  const { actions, shown } = await show({ feedback: "unhelpful" });
  actions.share.mockResolvedValue(true);
  await userEvent.click(screen.getByRole("button", { name: "Share with the team" }));
  expect(actions.share).not.toHaveBeenCalled();
  expect(
    await screen.findByText(/sees this reply alone and how you rated it: nothing of what you wrote/),
  ).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Share this reply" }));
  cleanup();
  const again = await show({ feedback: null, shared: true });
  again.actions.share.mockResolvedValue(true);
  await userEvent.click(screen.getByRole("button", { name: "Shared with the team. Stop sharing" }));
  expect([actions.share.mock.calls, again.actions.share.mock.calls]).toEqual([[[shown, true]], [[again.shown, false]]]);
});

it.each([{ practice: true }, { state: "stopped" as const }])("does not offer to share %j", async (change) => {
  await show({ feedback: "helpful", ...change });
  expect(screen.queryByRole("button", { name: /Share/ })).toBeNull();
});

it("switches versions and regenerates only the last reply", async () => {
  const { actions } = await show({ versions: ["a0", "a1"] }, { isLast: false });
  expect(screen.getByText("2 / 2")).toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Later version" })).toHaveAttribute("aria-disabled", "true");
  await userEvent.click(screen.getByRole("button", { name: "Later version" }));
  await userEvent.click(screen.getByRole("button", { name: "Earlier version" }));
  expect(actions.choose.mock.calls).toEqual([["a0"]]);
  expect(screen.queryByRole("button", { name: "Answer again" })).toBeNull();
});

it("states after eight seconds that it is still thinking", async () => {
  jest.useFakeTimers();
  try {
    await show({ state: "pending", content: "" });
    expect(screen.getByText("Thinking")).toHaveClass("sr-only");
    act(() => jest.advanceTimersByTime(8_000));
    expect(screen.getByText("Still thinking")).not.toHaveClass("sr-only");
  } finally {
    jest.useRealTimers();
  }
});

it("announces the start, the end and the failure of a reply", () => {
  const { rerender } = render(<StatusRegion status="ready" isStopped={false} />);
  const region = screen.getByRole("status");
  expect(region).toBeEmptyDOMElement();
  rerender(<StatusRegion status="answering" isStopped={false} />);
  expect(region).toHaveTextContent("Clarity is replying");
  rerender(<StatusRegion status="ready" isStopped={false} />);
  expect(region).toHaveTextContent("Reply ready");
  rerender(<StatusRegion status="answering" isStopped={false} />);
  rerender(<StatusRegion status="error" isStopped={false} />);
  expect(region).toHaveTextContent("The reply could not be finished");
  rerender(<StatusRegion status="answering" isStopped={false} />);
  rerender(<StatusRegion status="ready" isStopped />);
  expect(region).toHaveTextContent("Reply stopped");
});
