import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { Composer } from "./composer";
import { FocusWish } from "./focus-wish";

interface Props {
  onSend?: () => void;
  onStop?: () => void;
  disabled?: boolean;
}

function Writing({ onSend = () => {}, onStop, disabled = false }: Props) {
  const [text, setText] = useState("");
  const [focusWish] = useState(() => new FocusWish());
  return (
    <Composer
      text={text}
      onChange={setText}
      onSend={onSend}
      onStop={onStop}
      disabled={disabled}
      focusWish={focusWish}
      note="note"
    />
  );
}
const input = () => screen.getByPlaceholderText("Share what's on your mind...");

it("sends on Enter and adds a line on Shift and Enter", async () => {
  const onSend = jest.fn();
  render(<Writing onSend={onSend} />);
  await userEvent.type(input(), "one{Shift>}{Enter}{/Shift}two");
  expect(input()).toHaveValue("one\ntwo");
  expect(onSend).not.toHaveBeenCalled();
  await userEvent.type(input(), "{Enter}");
  expect(onSend).toHaveBeenCalledTimes(1);
});

it("sends nothing that is empty or blank", async () => {
  const onSend = jest.fn();
  render(<Writing onSend={onSend} />);
  await userEvent.type(input(), "{Enter}");
  await userEvent.type(input(), "  {Enter}");
  expect(onSend).not.toHaveBeenCalled();
  expect(screen.getByRole("button", { name: "Send" })).toBeDisabled();
});

it("says how much room is left when it gets scarce, and keeps and does not send what is too long", async () => {
  const onSend = jest.fn();
  render(<Writing onSend={onSend} />);
  fireEvent.change(input(), { target: { value: "x".repeat(7_500) } });
  expect(screen.getByText("7,500 of 8,000 characters")).toBeInTheDocument();
  fireEvent.change(input(), { target: { value: "x".repeat(8_200) } });
  expect(screen.getByRole("status")).toHaveTextContent("Too long by 200: a message has at most 8,000 characters.");
  await userEvent.type(input(), "{Enter}");
  expect(onSend).not.toHaveBeenCalled();
  expect(input()).toHaveValue("x".repeat(8_200));
});

it("does not send a word that an input method is still composing", async () => {
  const onSend = jest.fn();
  render(<Writing onSend={onSend} />);
  await userEvent.type(input(), "kan");
  fireEvent.keyDown(input(), { key: "Enter", isComposing: true });
  // The key that ends a composition, where the browser says so before it.
  fireEvent.keyDown(input(), { key: "Enter", keyCode: 229 });
  expect(onSend).not.toHaveBeenCalled();
});

it("is disabled while an answer is written, offers to stop it, and gives the focus back", async () => {
  const onStop = jest.fn();
  const { rerender } = render(<Writing />);
  await userEvent.type(input(), "hello{Enter}");
  rerender(<Writing disabled onStop={onStop} />);
  expect(input()).toBeDisabled();
  await userEvent.click(screen.getByRole("button", { name: "Stop the answer" }));
  expect(onStop).toHaveBeenCalledTimes(1);
  rerender(<Writing />);
  expect(input()).toBeEnabled();
});

it("returns the focus to whoever sent with the keyboard", async () => {
  const { rerender } = render(<Writing />);
  await userEvent.type(input(), "hello{Enter}");
  rerender(<Writing disabled />);
  rerender(<Writing />);
  expect(input()).toHaveFocus();
});
