import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { WeekForm } from "./week-form";

const OUTCOMES = [{ text: "Offer sent", slot: "mon-am" as const, done: true }];

function show(week: `${number}-${number}-${number}` = "2026-11-30") {
  const save = jest.fn().mockResolvedValue(undefined);
  const { unmount } = render(<WeekForm week={week} outcomes={OUTCOMES} onSave={save} onClose={jest.fn()} />);
  return { save, unmount };
}

afterEach(() => sessionStorage.clear());

it("keeps typed outcomes over a reload, in their week alone, until they are saved", async () => {
  const first = show();
  await userEvent.type(screen.getByLabelText("Outcome 2"), "Jo has an answer");
  first.unmount();
  const other = show("2026-12-07");
  expect(screen.getByLabelText("Outcome 2")).toHaveValue("");
  other.unmount();
  const { save, unmount } = show();
  expect(screen.getByLabelText("Outcome 2")).toHaveValue("Jo has an answer");
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  expect(save).toHaveBeenCalledWith([OUTCOMES[0], { text: "Jo has an answer", slot: null, done: false }]);
  unmount();
  show();
  expect(screen.getByLabelText("Outcome 2")).toHaveValue("");
});
