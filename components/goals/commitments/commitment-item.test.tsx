import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { notify } from "@/components/ui/toasts/toast";
import type { CommitmentView } from "@/lib/features/goals/schema";
import { stubFetch } from "@/tests/support/fakes/stub-fetch";
import { CommitmentItem } from "./commitment-item";

jest.mock("@/components/ui/toasts/toast", () => ({
  ...jest.requireActual("@/components/ui/toasts/toast"),
  notify: jest.fn(),
}));

const COMMITMENT: CommitmentView = {
  id: "commitment-1",
  text: "Call Jo",
  cue: null,
  due: { date: "2026-12-01", time: "09:00", timeZone: "Pacific/Auckland", text: "" },
  goal_id: null,
  status: "open",
  standing: "upcoming",
  outcome: null,
  source: { kind: "hand", id: null, conversation_id: null },
  created_at: "2026-11-16T09:00:00.000Z",
  settled_at: null,
};

function show() {
  const onChanged = jest.fn();
  const calls = stubFetch({
    "DELETE /api/commitments/commitment-1": { body: { success: true } },
    "POST /api/commitments/commitment-1/restore": { body: COMMITMENT },
    "PATCH /api/commitments/commitment-1": { body: COMMITMENT },
  });
  render(<CommitmentItem commitment={COMMITMENT} goals={[]} onChanged={onChanged} />);
  return { calls, onChanged };
}

it("offers to undo the deletion", async () => {
  const { calls, onChanged } = show();
  await userEvent.click(screen.getByRole("button", { name: "Delete: Call Jo" }));
  await userEvent.click(screen.getByRole("button", { name: "Delete" }));
  await waitFor(() => expect(onChanged).toHaveBeenCalledTimes(1));
  jest.mocked(notify).mock.calls[0]?.[0].action?.onClick();
  await waitFor(() => expect(onChanged).toHaveBeenCalledTimes(2));
  expect(calls.map(({ call }) => call)).toEqual([
    "DELETE /api/commitments/commitment-1",
    "POST /api/commitments/commitment-1/restore",
  ]);
});

it("keeps its time zone when only the words change, and takes the browser's for a new hour", async () => {
  const { calls } = show();
  await userEvent.click(screen.getByRole("button", { name: "Edit: Call Jo" }));
  expect(screen.getByText("Due: Tuesday, 1 December 2026, 09:00, Pacific/Auckland")).toBeVisible();
  await userEvent.type(screen.getByLabelText("What I will do"), " at once");
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(calls[0]?.body).toMatchObject({ text: "Call Jo at once", timeZone: "Pacific/Auckland" });
  await userEvent.click(await screen.findByRole("button", { name: "Edit: Call Jo" }));
  await userEvent.clear(screen.getByLabelText("Time (optional)"));
  await userEvent.type(screen.getByLabelText("Time (optional)"), "10:00");
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(calls).toHaveLength(2));
  const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  expect(calls[1]?.body).toMatchObject({ due: { time: "10:00" }, timeZone });
});
