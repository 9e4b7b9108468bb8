import { useState } from "react";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import MemoriesDialog from "./memories-dialog";
import type { Memories } from "./use-memories";

const MEMORY = {
  id: "m1",
  quote: "I work best in the morning",
  created_at: "2026-01-05T09:00:00.000Z",
  source: { message_id: "u1", conversation_id: "c1", conversation_title: "Mornings" },
};

function show(change: Partial<Memories> = {}) {
  const memories = {
    memories: [MEMORY],
    isFailing: false,
    refresh: jest.fn(),
    revise: jest.fn(() => Promise.resolve()),
    forget: jest.fn(),
    drop: jest.fn(),
    restore: jest.fn(),
    ...change,
  };
  const [onOpen, onClose] = [jest.fn(), jest.fn()];
  render(<MemoriesDialog memories={memories} onClose={onClose} onOpen={onOpen} />);
  return { memories, onOpen, onClose };
}

async function edit(words: string) {
  await userEvent.click(screen.getByRole("button", { name: "Edit this" }));
  const input = screen.getByRole("textbox", { name: "What should be remembered" });
  await userEvent.clear(input);
  await userEvent.type(input, words);
  return input;
}

it("keeps the edited text when it could not be saved", async () => {
  show({ revise: () => Promise.reject(new TypeError("Failed to fetch")) });
  const input = await edit("I work best at night");
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  await screen.findByRole("alert");
  expect(input).toHaveValue("I work best at night");
});

it("restores the focus after an edit, and closes the edit before the dialog on Escape", async () => {
  const { memories, onClose } = show();
  await edit("I work best at night");
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByRole("button", { name: "Edit this" })).toHaveFocus();
  expect(memories.revise).toHaveBeenCalledWith("m1", "I work best at night");
  await edit("x");
  await userEvent.keyboard("{Escape}");
  expect(screen.getByRole("button", { name: "Edit this" })).toHaveFocus();
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.keyboard("{Escape}");
  expect(onClose).toHaveBeenCalled();
});

it("opens the source conversation of a memory without a page load", async () => {
  const { onOpen } = show();
  await userEvent.click(screen.getByRole("link", { name: "Mornings" }));
  expect(onOpen).toHaveBeenCalledWith("c1");
});

it("keeps a forgotten memory in its place with a focused Undo button", async () => {
  const LATER = { ...MEMORY, id: "m2", quote: "I have two kids", created_at: "2026-01-06T09:00:00.000Z" };
  const all = [LATER, MEMORY];
  const actions = { isFailing: false, refresh: jest.fn(), revise: jest.fn(), forget: jest.fn() };
  function Page() {
    const [memories, setMemories] = useState(all);
    const drop = (id: string) => setMemories(memories.filter((memory) => memory.id !== id));
    const restore = () => setMemories(all);
    return <MemoriesDialog memories={{ ...actions, memories, drop, restore }} onClose={jest.fn()} onOpen={jest.fn()} />;
  }
  render(<Page />);
  await userEvent.click(screen.getAllByRole("button", { name: "Forget this" })[0]!);
  const undo = screen.getByRole("button", { name: "Undo forgetting “I have two kids”" });
  expect(undo).toHaveFocus();
  expect(screen.getAllByRole("listitem")[0]).toHaveTextContent("Forgotten: “I have two kids”");
  await userEvent.click(undo);
  expect(screen.getAllByRole("listitem")[0]).not.toHaveTextContent("Forgotten");
  expect(screen.getAllByRole("button", { name: "Edit this" })[0]).toHaveFocus();
});
