import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ReplyChoices } from "./reply-choices";

beforeEach(() => sessionStorage.clear());

async function show({ text = null, suggested }: { text?: string | null; suggested?: string[] }) {
  const [onSay, onEditText] = [jest.fn(), jest.fn()];
  const choices = { messageId: "a1", text, suggested, onSay, onEditText };
  await act(async () => void render(<ReplyChoices {...choices} />));
  return { onSay, onEditText };
}

it("sends a suggested answer, by keyboard", async () => {
  const { onSay } = await show({ suggested: ["Give me steps", "Just listen"] });
  screen.getByRole("button", { name: "Just listen" }).focus();
  await userEvent.keyboard("{Enter}");
  expect(onSay.mock.calls).toEqual([["Just listen"]]);
});

it("gives a text without blanks to be edited or copied", async () => {
  const { onEditText } = await show({ text: "The cranes are late." });
  expect(screen.getByRole("button", { name: "Copy the text" })).toBeInTheDocument();
  expect(screen.queryByRole("button", { name: "Fill in" })).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Edit the text" }));
  expect(onEditText.mock.calls).toEqual([["The cranes are late."]]);
});

it("shows nothing where there is nothing to press", async () => {
  await show({});
  expect(screen.queryByRole("group")).toBeNull();
});

const WITH_BLANKS = "Hi [name],\n\n[The work] is late, [name].\n\n[What do you ask of them?]";

it("fills in the blanks of a text in place, and sends it as the person's version", async () => {
  const { onSay } = await show({ text: WITH_BLANKS });
  await userEvent.click(screen.getByRole("button", { name: "Fill in" }));
  expect(screen.getByRole("button", { name: "Use this text" })).toBeDisabled();
  const [name, again] = screen.getAllByLabelText("name");
  expect(name).toHaveFocus();
  await userEvent.type(name as HTMLElement, "Tom");
  expect(again).toHaveValue("Tom");
  await userEvent.type(screen.getByLabelText("The work"), "the forecast");
  await userEvent.type(screen.getByLabelText("What do you ask of them?"), "send it by Friday");
  await userEvent.click(screen.getByRole("button", { name: "Use this text" }));
  expect(onSay.mock.calls).toEqual([["My version:\n\nHi Tom,\n\nThe forecast is late, Tom.\n\nSend it by Friday."]]);
});

it("keeps what was typed into blanks when the form is closed", async () => {
  await show({ text: WITH_BLANKS });
  await userEvent.click(screen.getByRole("button", { name: "Fill in" }));
  await userEvent.type(screen.getByLabelText("The work"), "the forecast");
  await userEvent.click(screen.getByRole("button", { name: "Cancel" }));
  await userEvent.click(screen.getByRole("button", { name: "Fill in" }));
  expect(screen.getByLabelText("The work")).toHaveValue("the forecast");
});
