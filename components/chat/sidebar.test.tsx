import { fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ChatSessionView } from "@/lib/features/chat/schema";
import type { SessionActs } from "./session-item";
import { Sidebar } from "./sidebar";

const session = (id: string, change: Partial<ChatSessionView> = {}): ChatSessionView => ({
  id,
  title: `Talk ${id}`,
  created_at: new Date().toISOString(),
  updated_at: new Date().toISOString(),
  user_id: 1,
  pinned: false,
  answering: false,
  ...change,
});

function show(sessions: ChatSessionView[], more: { isLoading: boolean; load: () => void } | null = null) {
  const acts: jest.Mocked<SessionActs> = { open: jest.fn(), rename: jest.fn(), pin: jest.fn(), askToDelete: jest.fn() };
  const onNewChat = jest.fn();
  const sidebar = (list: ChatSessionView[]) => (
    <Sidebar
      sessions={list}
      more={more}
      openId="1"
      acts={acts}
      onNewChat={onNewChat}
      onSearch={() => {}}
      footer={null}
    />
  );
  const { rerender } = render(sidebar(sessions));
  const showAgain = (list: ChatSessionView[]) => rerender(sidebar(list));
  return { acts, onNewChat, showAgain };
}

it("lists titles with their dates, the pinned ones first, and says which is open", () => {
  show([session("1"), session("2", { pinned: true })]);
  const links = within(screen.getByRole("navigation", { name: "Conversations" })).getAllByRole("link");
  expect(links.map((link) => link.textContent)).toEqual(["Talk 2Today", "Talk 1Today"]);
  expect(links[1]).toHaveAttribute("aria-current", "page");
});

it("renames with Enter and with the tick", async () => {
  const { acts } = show([session("1"), session("2")]);
  await userEvent.click(screen.getByRole("button", { name: "Rename Talk 1" }));
  const field = screen.getByRole("textbox", { name: "Conversation title" });
  expect(field).toHaveFocus();
  await userEvent.clear(field);
  await userEvent.type(field, "  Marcus {Enter}");
  expect(acts.rename).toHaveBeenCalledWith("1", "Marcus");
  expect(screen.getByRole("link", { name: /Talk 1/ })).toHaveFocus();

  await userEvent.click(screen.getByRole("button", { name: "Rename Talk 2" }));
  await userEvent.type(screen.getByRole("textbox"), "!");
  await userEvent.click(screen.getByRole("button", { name: "Save title" }));
  expect(acts.rename).toHaveBeenLastCalledWith("2", expect.stringContaining("!"));
});

it("keeps the old title with Escape, with the cross, and when nothing is written", async () => {
  const { acts } = show([session("1")]);
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
  // Escape is used up: the drawer around the list stays open.
  expect(fireEvent.keyDown(screen.getByRole("textbox"), { key: "Escape" })).toBe(false);
  expect(acts.rename).not.toHaveBeenCalled();
});

it("keeps the focus where the list changes under it: on what More shows, and on the pin of a row that moves", async () => {
  const { acts, showAgain } = show([session("1"), session("2")]);
  await userEvent.click(screen.getByRole("button", { name: "More for Talk 2" }));
  expect(screen.getByRole("button", { name: "Rename Talk 2" })).toHaveFocus();
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  expect(acts.pin).toHaveBeenCalledWith("2", true);
  showAgain([session("1"), session("2", { pinned: true })]);
  expect(screen.getByRole("button", { name: "Unpin Talk 2" })).toHaveFocus();
});

it("opens, pins, asks to delete, and begins a new chat", async () => {
  const { acts, onNewChat } = show([session("1"), session("2")]);
  await userEvent.click(screen.getByRole("link", { name: /Talk 2/ }));
  await userEvent.click(screen.getByRole("button", { name: "Pin Talk 2" }));
  await userEvent.click(screen.getByRole("button", { name: "Delete Talk 2" }));
  await userEvent.click(screen.getByRole("button", { name: "New Chat" }));
  expect(acts.open).toHaveBeenCalledWith("2");
  expect(acts.pin).toHaveBeenCalledWith("2", true);
  expect(acts.askToDelete).toHaveBeenCalledWith(["2"]);
  expect(onNewChat).toHaveBeenCalled();
});

it("shows under a finger what can be done with another conversation only when asked", async () => {
  show([session("1"), session("2")]);
  expect(screen.queryByRole("button", { name: "More for Talk 1" })).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "More for Talk 2" }));
  expect(screen.queryByRole("button", { name: "More for Talk 2" })).toBeNull();
  expect(screen.getByRole("button", { name: "Delete Talk 2" })).toBeVisible();
});

it("deletes several at once", async () => {
  const { acts, showAgain } = show([session("1"), session("2"), session("3")]);
  await userEvent.click(screen.getByRole("button", { name: "Select several conversations" }));
  await userEvent.click(screen.getByRole("checkbox", { name: /Talk 1/ }));
  await userEvent.click(screen.getByRole("checkbox", { name: /Talk 3/ }));
  await userEvent.click(screen.getByRole("button", { name: "Delete 2" }));
  expect(acts.askToDelete).toHaveBeenCalledWith(["1", "3"]);
  showAgain([session("2")]);
  expect(screen.queryByRole("checkbox")).toBeNull();
  expect(screen.getByRole("link", { name: /Talk 2/ })).toBeInTheDocument();
});

it("offers the rest of a long list", async () => {
  const load = jest.fn();
  show([session("1")], { isLoading: false, load });
  await userEvent.click(screen.getByRole("button", { name: "Show older conversations" }));
  expect(load).toHaveBeenCalled();
});

it("says where conversations will be when there are none", () => {
  show([]);
  expect(screen.getByText("Your conversations will be listed here.")).toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Select several conversations" })).toBeDisabled();
});
