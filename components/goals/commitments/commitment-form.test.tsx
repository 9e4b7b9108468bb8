import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { CommitmentView, GoalView } from "@/lib/features/goals/schema";
import { fieldsOf, NEW_COMMITMENT_DRAFT } from "./commitment-fields";
import { CommitmentForm } from "./commitment-form";

const GOAL = { id: "goal-1", title: "Jonas runs it", status: "active" } as GoalView; // The form reads no more of it.

function show(draftKey = NEW_COMMITMENT_DRAFT) {
  const save = jest.fn().mockResolvedValue({} as CommitmentView);
  const { unmount } = render(
    <CommitmentForm
      initial={fieldsOf({ text: draftKey === NEW_COMMITMENT_DRAFT ? "" : "Call Jo" })}
      {...{ draftKey }}
      goals={[GOAL]}
      verb="Keep"
      onSave={save}
      onDone={jest.fn()}
      onCancel={jest.fn()}
    />,
  );
  return { save, reload: (key = draftKey) => (unmount(), show(key)) };
}

const textField = () => screen.getByLabelText("What I will do");
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

afterEach(() => sessionStorage.clear());

it("keeps every typed field over a reload until it is saved", async () => {
  const { reload } = show();
  await userEvent.type(textField(), "Ask Jo");
  await userEvent.type(screen.getByLabelText("In which situation (optional)"), "If she calls");
  await userEvent.type(screen.getByLabelText("Day"), "2026-12-01");
  await userEvent.selectOptions(screen.getByLabelText("Goal (optional)"), "Jonas runs it");
  const again = reload();
  expect(textField()).toHaveValue("Ask Jo");
  await press("Keep");
  expect(again.save).toHaveBeenCalledWith(
    expect.objectContaining({ text: "Ask Jo", cue: "If she calls", date: "2026-12-01", goalId: "goal-1" }),
  );
  again.reload();
  expect(textField()).toHaveValue("");
});

it("sends no goal where none is chosen, and forgets what is cancelled", async () => {
  const { save, reload } = show();
  await userEvent.type(textField(), "Ask Jo");
  await press("Keep");
  expect(save).toHaveBeenCalledWith(expect.objectContaining({ goalId: null }));
  const again = reload();
  await userEvent.type(textField(), "Another");
  await press("Cancel");
  again.reload();
  expect(textField()).toHaveValue("");
});

it("keeps the words of one commitment apart from those of another", async () => {
  const { reload } = show("clarity-commitment-1");
  await userEvent.type(textField(), " at noon");
  reload("clarity-commitment-2");
  expect(textField()).toHaveValue("Call Jo");
});
