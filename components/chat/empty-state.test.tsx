import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { FocusWish } from "./focus-wish";
import { NewConversation } from "./new-conversation";

function Beginning() {
  const [draft, setDraft] = useState("");
  return (
    <NewConversation
      draft={draft}
      onDraft={setDraft}
      onSend={() => {}}
      isCreating={false}
      error={null}
      focusWish={new FocusWish()}
      note="note"
    />
  );
}
const input = () => screen.getByPlaceholderText("Share what's on your mind...");
const press = (name: RegExp) => userEvent.click(screen.getByRole("button", { name }));

it("writes the beginning of a sentence into the input, where it is finished at once", async () => {
  render(<Beginning />);
  await press(/I need to decide/);
  expect(input()).toHaveFocus();
  await userEvent.keyboard("stay");
  expect(input()).toHaveValue("I need to decide whether to stay");
});

it("puts one beginning in the place of another, and never in that of one's own words", async () => {
  render(<Beginning />);
  await press(/I need to decide/);
  await press(/This week matters/);
  expect(input()).toHaveValue("This week matters because ");
  await userEvent.type(input(), "of the board");
  await press(/I need to decide/);
  expect(input()).toHaveValue("This week matters because of the board\nI need to decide whether to ");
});
