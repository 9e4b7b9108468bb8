import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MAX_MESSAGE_LENGTH } from "@/lib/features/chat/model";
import { messageView } from "@/tests/support/factories/message-view";
import { QueryProvider } from "@/components/layout/query-provider";
import { UserMessage } from "./user-message";

beforeEach(() => sessionStorage.clear());

function show() {
  const onEdit = jest.fn();
  const message = { key: "u1", ...messageView("u1", { content: "I quit" }) };
  const { unmount } = render(
    <QueryProvider>
      <UserMessage message={message} canAct onEdit={onEdit} onChoose={() => {}} />
    </QueryProvider>,
  );
  return Object.assign(onEdit, { unmount });
}

async function startEditing() {
  await userEvent.click(screen.getByRole("button", { name: "Edit your message" }));
  return screen.getByRole("textbox", { name: "Edit your message" });
}

it("restores the focus to the button when Escape cancels an edit", async () => {
  const onEdit = show();
  await startEditing();
  await userEvent.keyboard("!{Escape}");
  expect(screen.getByRole("button", { name: "Edit your message" })).toHaveFocus();
  expect(screen.getByText("I quit")).toBeInTheDocument();
  expect(onEdit).not.toHaveBeenCalled();
});

it("keeps the edit when Escape ends an IME composition", async () => {
  show();
  fireEvent.keyDown(await startEditing(), { key: "Escape", isComposing: true });
  expect(screen.getByRole("textbox", { name: "Edit your message" })).toBeInTheDocument();
});

it("neither truncates nor sends a text over the limit", async () => {
  const onEdit = show();
  const input = await startEditing();
  const text = "x".repeat(MAX_MESSAGE_LENGTH + 1);
  fireEvent.change(input, { target: { value: text } });
  expect(input).toHaveValue(text);
  expect(screen.getByRole("status")).toHaveTextContent("Too long by 1: a message has at most 8,000 characters.");
  expect(screen.getByRole("button", { name: "Send again" })).toBeDisabled();
  fireEvent.keyDown(input, { key: "Enter", ctrlKey: true });
  expect(onEdit).not.toHaveBeenCalled();
});

it("finds a changed text again after a reload, until it is cancelled", async () => {
  const { unmount } = show();
  await startEditing();
  await userEvent.keyboard(" today");
  unmount();
  show();
  expect(await startEditing()).toHaveValue("I quit today");
  await userEvent.keyboard("{Escape}");
  expect(await startEditing()).toHaveValue("I quit");
});
