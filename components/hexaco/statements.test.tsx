import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { QuestionnaireView } from "@/lib/features/hexaco/schema";
import { Statements } from "./statements";

const scale = ["One", "Two", "Three", "Four", "Five", "Six", "Seven"];
const questionnaire: QuestionnaireView = {
  form: "24",
  items: [
    { id: "HSinc1", text: "First statement." },
    { id: "EFear1", text: "Second statement." },
    { id: "XExpr1", text: "Third statement." },
  ],
  answers: { HSinc1: 4 },
  nextItem: "EFear1",
  completedAt: null,
};

function show() {
  const onAnswer = jest.fn();
  render(<Statements questionnaire={questionnaire} scale={scale} onAnswer={onAnswer} />);
  return onAnswer;
}

it("starts at the first unanswered statement", () => {
  show();
  expect(screen.getByRole("group", { name: "Second statement." })).toBeInTheDocument();
  expect(screen.getByRole("progressbar")).toHaveAttribute("aria-valuetext", "1 of 3 answered");
});

it("announces each statement with its number, because the focus stays on the answer", async () => {
  show();
  await userEvent.click(screen.getByRole("button", { name: "Six" }));
  expect(screen.getByRole("status")).toHaveTextContent("Statement 3 of 3: Third statement.");
});

it("accepts an answer by click or number key and advances", async () => {
  const onAnswer = show();
  await userEvent.click(screen.getByRole("button", { name: "Six" }));
  expect(screen.getByRole("group", { name: "Third statement." })).toBeInTheDocument();
  await userEvent.keyboard("2");
  await userEvent.keyboard("8");
  expect(onAnswer.mock.calls).toEqual([
    ["EFear1", 6, expect.any(Number)],
    ["XExpr1", 2, expect.any(Number)],
  ]);
});

it("ignores the second click of a double click, which would answer the next statement", async () => {
  const onAnswer = show();
  await userEvent.dblClick(screen.getByRole("button", { name: "Six" }));
  expect(screen.getByRole("group", { name: "Third statement." })).toBeInTheDocument();
  expect(onAnswer.mock.calls).toEqual([["EFear1", 6, expect.any(Number)]]);
});

it("allows changing earlier answers", async () => {
  const onAnswer = show();
  await userEvent.click(screen.getByRole("button", { name: "Previous statement" }));
  expect(screen.getByRole("button", { name: "Four" })).toHaveAttribute("aria-pressed", "true");
  await userEvent.keyboard("5");
  expect(onAnswer).toHaveBeenCalledWith("HSinc1", 5, expect.any(Number));
});

it("leads forward through answered statements, and to what follows only from the last one", async () => {
  const onReach = jest.fn();
  const answers = { HSinc1: 4, EFear1: 4, XExpr1: 4 };
  render(
    <Statements
      questionnaire={{ ...questionnaire, answers, nextItem: "XExpr1" }}
      scale={scale}
      onAnswer={jest.fn()}
      end={{ label: "To the comments", onReach }}
    />,
  );
  await userEvent.click(screen.getByRole("button", { name: "Previous statement" }));
  await userEvent.click(screen.getByRole("button", { name: "Previous statement" }));
  await userEvent.click(screen.getByRole("button", { name: "Six" }));
  await userEvent.click(screen.getByRole("button", { name: "Next statement" }));
  expect(onReach).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole("button", { name: "To the comments" }));
  expect(onReach).toHaveBeenCalledTimes(1);
});

it("moves the focus to a statement without an answer, where nothing leads forward", async () => {
  show();
  await userEvent.click(screen.getByRole("button", { name: "Previous statement" }));
  await userEvent.click(screen.getByRole("button", { name: "Next statement" }));
  expect(screen.getByRole("group", { name: "Second statement." })).toHaveFocus();
  expect(screen.queryByRole("button", { name: "Next statement" })).toBeNull();
});
