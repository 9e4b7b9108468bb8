import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ChatMessageView } from "@/lib/features/chat/schema";
import { messageView } from "@/tests/support/factories/message-view";
import { ReplyChoices } from "./reply-choices";

const DRAFT = "Here it is.\n\n> Hi Tom,\n>\n> The cranes are late.\n>\n> Best,\n> Dana\n\nShorter?";

async function show(change: Partial<ChatMessageView>) {
  const [onSay, onEditText] = [jest.fn(), jest.fn()];
  const message = messageView("a1", { role: "assistant", ...change });
  await act(async () => void render(<ReplyChoices message={message} onSay={onSay} onEditText={onEditText} />));
  return { onSay, onEditText };
}

it("sends a suggested answer, by keyboard", async () => {
  const { onSay } = await show({ content: "What happened?", suggested: ["Give me steps", "Just listen"] });
  screen.getByRole("button", { name: "Just listen" }).focus();
  await userEvent.keyboard("{Enter}");
  expect(onSay.mock.calls).toEqual([["Just listen"]]);
});

it("gives the text of a reply to be edited, without the signs of a quotation", async () => {
  const { onEditText } = await show({ content: DRAFT });
  await userEvent.click(screen.getByRole("button", { name: "Edit the text" }));
  expect(onEditText.mock.calls).toEqual([["Hi Tom,\n\nThe cranes are late.\n\nBest,\nDana"]]);
});

it.each([
  ["a list of a language model", { content: "- one\n- two" }, false],
  ["a list of the built-in coach", { content: "- one\n- two", suggested: ["Give me steps"] }, true],
  ["plain words", { content: "Go on.", suggested: ["Give me steps"] }, false],
])("edits %j or not", async (_, change, isEditable) => {
  await show(change);
  expect(screen.queryByRole("button", { name: "Edit the text" }) !== null).toBe(isEditable);
});
