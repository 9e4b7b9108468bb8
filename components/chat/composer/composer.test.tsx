import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { Composer } from "./composer";
import { FocusRequest } from "./focus-request";

interface Props {
  onSend?: () => void;
  onStop?: () => void;
  disabled?: boolean;
  errorId?: string;
}

function Writing({ onSend = () => {}, onStop, disabled = false, errorId }: Props) {
  const [text, setText] = useState("");
  const [focusRequest] = useState(() => new FocusRequest());
  return (
    <Composer
      text={text}
      onChange={setText}
      onSend={onSend}
      onStop={onStop}
      disabled={disabled}
      focusRequest={focusRequest}
      errorId={errorId}
      note="note"
    />
  );
}
const input = () => screen.getByPlaceholderText("Share what's on your mind...");

it("sends on Enter and adds a line on Shift+Enter", async () => {
  const onSend = jest.fn();
  render(<Writing onSend={onSend} />);
  await userEvent.type(input(), "one{Shift>}{Enter}{/Shift}two");
  expect(input()).toHaveValue("one\ntwo");
  expect(onSend).not.toHaveBeenCalled();
  await userEvent.type(input(), "{Enter}");
  expect(onSend).toHaveBeenCalledTimes(1);
});

it("names the element that says what is wrong with the text", () => {
  render(
    <>
      <p id="fault">One line back, please</p>
      <Writing errorId="fault" />
    </>,
  );
  expect(input()).toBeInvalid();
  expect(input()).toHaveAccessibleDescription("One line back, please");
});

it("sends no blank text", async () => {
  const onSend = jest.fn();
  render(<Writing onSend={onSend} />);
  await userEvent.type(input(), "{Enter}");
  await userEvent.type(input(), "  {Enter}");
  expect(onSend).not.toHaveBeenCalled();
  expect(screen.getByRole("button", { name: "Send" })).toBeDisabled();
});

it("counts characters near the limit, and neither truncates nor sends a text over it", async () => {
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

it("does not send on the Enter that ends an IME composition", async () => {
  const onSend = jest.fn();
  render(<Writing onSend={onSend} />);
  await userEvent.type(input(), "kan");
  fireEvent.keyDown(input(), { key: "Enter", isComposing: true });
  // The key that ends a composition, in browsers that report it afterwards.
  fireEvent.keyDown(input(), { key: "Enter", keyCode: 229 });
  expect(onSend).not.toHaveBeenCalled();
});

it("is disabled while a reply streams, offers to stop it, and restores the focus", async () => {
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

it("restores the focus after a send by keyboard", async () => {
  const { rerender } = render(<Writing />);
  await userEvent.type(input(), "hello{Enter}");
  rerender(<Writing disabled />);
  rerender(<Writing />);
  expect(input()).toHaveFocus();
});
