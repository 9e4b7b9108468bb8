import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createGoal } from "./goals-api";
import { GoalForm } from "./goal-form";

jest.mock("./goals-api", () => ({ ...jest.requireActual("./goals-api"), createGoal: jest.fn() }));

const TITLE = "What is different when you reach the goal?";

function show() {
  const done = jest.fn();
  return { done, ...render(<GoalForm goal={null} onDone={done} onCancel={jest.fn()} />) };
}

afterEach(() => sessionStorage.clear());

it("keeps what was typed over a reload until it is saved", async () => {
  jest.mocked(createGoal).mockResolvedValue(undefined as never);
  const { unmount } = show();
  await userEvent.type(screen.getByLabelText(TITLE), "Jonas runs it");
  await userEvent.selectOptions(screen.getByLabelText("Kind of goal"), "A behaviour");
  unmount();
  const again = show();
  expect(screen.getByLabelText(TITLE)).toHaveValue("Jonas runs it");
  expect(screen.getByLabelText("Kind of goal")).toHaveDisplayValue("A behaviour");
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  expect(createGoal).toHaveBeenCalledWith(expect.objectContaining({ title: "Jonas runs it", type: "behaviour" }));
  expect(again.done).toHaveBeenCalled();
  again.unmount();
  show();
  expect(screen.getByLabelText(TITLE)).toHaveValue("");
});

it("forgets the draft of a cancelled form", async () => {
  const { unmount } = show();
  await userEvent.type(screen.getByLabelText(TITLE), "Jonas");
  await userEvent.click(screen.getByRole("button", { name: "Cancel" }));
  unmount();
  show();
  expect(screen.getByLabelText(TITLE)).toHaveValue("");
});
