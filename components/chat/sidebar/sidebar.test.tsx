import { fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ConversationView } from "@/lib/features/chat/schema";
import type { ConversationActions } from "./conversation-item";
import { Sidebar } from "./sidebar";

const conversation = (id: string, change: Partial<ConversationView> = {}): ConversationView => ({
  id,
  title: `Talk ${id}`,
  created_at: new Date().toISOString(),
  updated_at: new Date().toISOString(),
  user_id: 1,
  pinned: false,
  answering: false,
  ...change,
});

function show(conversations: ConversationView[], more: { isLoading: boolean; load: () => void } | null = null) {
  const actions: jest.Mocked<ConversationActions> = {
    open: jest.fn(),
    rename: jest.fn(),
    pin: jest.fn(),
    askToDelete: jest.fn(),
  };
  const onNewChat = jest.fn();
  const sidebar = (list: ConversationView[]) => (
    <Sidebar
      conversations={list}
      more={more}
      conversationId="1"
      actions={actions}
      onNewChat={onNewChat}
      onSearch={() => {}}
      footer={null}
    />
  );
  const { rerender } = render(sidebar(conversations));
  const showAgain = (list: ConversationView[]) => rerender(sidebar(list));
  return { actions, onNewChat, showAgain };
}

it("lists titles with dates, pinned ones first, and marks the open one", () => {
  show([conversation("1"), conversation("2", { pinned: true })]);
  const links = within(screen.getByRole("navigation", { name: "Conversations" })).getAllByRole("link");
  expect(links.map((link) => link.textContent)).toEqual(["Talk 2Today", "Talk 1Today"]);
  expect(links[1]).toHaveAttribute("aria-current", "page");
});

it("renames with Enter and with the save button", async () => {
  const { actions } = show([conversation("1"), conversation("2")]);
  await userEvent.click(screen.getByRole("button", { name: "Rename Talk 1" }));
  const field = screen.getByRole("textbox", { name: "Conversation title" });
  expect(field).toHaveFocus();
  await userEvent.clear(field);
  await userEvent.type(field, "  Marcus {Enter}");
  expect(actions.rename).toHaveBeenCalledWith("1", "Marcus");
  expect(screen.getByRole("link", { name: /Talk 1/ })).toHaveFocus();

  await userEvent.click(screen.getByRole("button", { name: "Rename Talk 2" }));
  await userEvent.type(screen.getByRole("textbox"), "!");
  await userEvent.click(screen.getByRole("button", { name: "Save title" }));
  expect(actions.rename).toHaveBeenLastCalledWith("2", expect.stringContaining("!"));
});

it("keeps the old title on Escape, on cancel, and when the field is empty", async () => {
  const { actions } = show([conversation("1")]);
  for (const leave of ["{Escape}", null]) {
    await userEvent.click(screen.getByRole("button", { name: "Rename Talk 1" }));
    await userEvent.type(screen.getByRole("textbox"), "other");
    if (leave) await userEvent.keyboard(leave);
    else await userEvent.click(screen.getByRole("button", { name: "Keep the old title" }));
    expect(screen.getByRole("link", { name: /Talk 1/ })).toBeInTheDocument();
  }
  await userEvent.click(screen.getByRole("button", { name: "Rename Talk 1" }));
  await userEvent.clear(screen.getByRole("textbox"));
  expect(screen.getByRole("button", { name: "Save title" })).toBeDisabled();
  // The handled Escape does not close the drawer around the list.
  expect(fireEvent.keyDown(screen.getByRole("textbox"), { key: "Escape" })).toBe(false);
  expect(actions.rename).not.toHaveBeenCalled();
});

it("keeps the focus on the actions that More shows, and on the pin of a row that moves", async () => {
  const { actions, showAgain } = show([conversation("1"), conversation("2")]);
  await userEvent.click(screen.getByRole("button", { name: "More for Talk 2" }));
  expect(screen.getByRole("button", { name: "Rename Talk 2" })).toHaveFocus();
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  expect(actions.pin).toHaveBeenCalledWith("2", true);
  showAgain([conversation("1"), conversation("2", { pinned: true })]);
  expect(screen.getByRole("button", { name: "Unpin Talk 2" })).toHaveFocus();
});

it("opens, pins, asks to delete, and starts a new chat", async () => {
  const { actions, onNewChat } = show([conversation("1"), conversation("2")]);
  await userEvent.click(screen.getByRole("link", { name: /Talk 2/ }));
  await userEvent.click(screen.getByRole("button", { name: "Pin Talk 2" }));
  await userEvent.click(screen.getByRole("button", { name: "Delete Talk 2" }));
  await userEvent.click(screen.getByRole("button", { name: "New Chat" }));
  expect(actions.open).toHaveBeenCalledWith("2");
  expect(actions.pin).toHaveBeenCalledWith("2", true);
  expect(actions.askToDelete).toHaveBeenCalledWith(["2"]);
  expect(onNewChat).toHaveBeenCalled();
});

it("shows actions on touch screens only after More", async () => {
  show([conversation("1"), conversation("2")]);
  expect(screen.queryByRole("button", { name: "More for Talk 1" })).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "More for Talk 2" }));
  expect(screen.queryByRole("button", { name: "More for Talk 2" })).toBeNull();
  expect(screen.getByRole("button", { name: "Delete Talk 2" })).toBeVisible();
});

it("deletes several conversations", async () => {
  const { actions, showAgain } = show([conversation("1"), conversation("2"), conversation("3")]);
  await userEvent.click(screen.getByRole("button", { name: "Select several conversations" }));
  await userEvent.click(screen.getByRole("checkbox", { name: /Talk 1/ }));
  await userEvent.click(screen.getByRole("checkbox", { name: /Talk 3/ }));
  await userEvent.click(screen.getByRole("button", { name: "Delete 2" }));
  expect(actions.askToDelete).toHaveBeenCalledWith(["1", "3"]);
  showAgain([conversation("2")]);
  expect(screen.queryByRole("checkbox")).toBeNull();
  expect(screen.getByRole("link", { name: /Talk 2/ })).toBeInTheDocument();
});

it("leaves the selection with Escape, without closing the drawer around it", async () => {
  show([conversation("1"), conversation("2")]);
  const select = screen.getByRole("button", { name: "Select several conversations" });
  await userEvent.click(select);
  const checkbox = screen.getByRole("checkbox", { name: /Talk 1/ });
  await userEvent.click(checkbox);
  expect(fireEvent.keyDown(checkbox, { key: "Escape" })).toBe(false);
  expect(screen.queryByRole("checkbox")).toBeNull();
  expect(select).toHaveFocus();
  expect(fireEvent.keyDown(select, { key: "Escape" })).toBe(true);
});

it("loads the next page of a long list", async () => {
  const load = jest.fn();
  show([conversation("1")], { isLoading: false, load });
  await userEvent.click(screen.getByRole("button", { name: "Show older conversations" }));
  expect(load).toHaveBeenCalled();
});

it("explains an empty list", () => {
  show([]);
  expect(screen.getByText("Your conversations will be listed here.")).toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Select several conversations" })).toBeDisabled();
});
