import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { QueryProvider } from "@/components/layout/query-provider";
import { stubFetch } from "@/tests/support/fakes/stub-fetch";
import { ChatDialogs, type Overlay } from "./chat-dialogs";
import type { Memories } from "./use-memories";

const dialogs = (overlay: Overlay) => (
  <QueryProvider>
    <textarea aria-label="Your message" />
    <ChatDialogs
      overlay={overlay}
      onClose={jest.fn()}
      conversations={[]}
      memories={{} as Memories} // Not shown here.
      onOpen={jest.fn()}
      onDelete={jest.fn()}
      onDeleted={jest.fn()}
    />
  </QueryProvider>
);

it("keeps what is typed before the search has loaded", async () => {
  stubFetch({ "GET /api/chat/search?q=board": { body: [] } });
  const { rerender } = render(dialogs(null));
  const message = screen.getByRole("textbox", { name: "Your message" });
  message.focus();
  rerender(dialogs("search"));
  for (const key of ["b", "o", "u", "Backspace"]) expect(fireEvent.keyDown(message, { key })).toBe(false);
  const input = await screen.findByRole("combobox", { name: "Words to look for" });
  expect(input).toHaveValue("bo");
  await userEvent.keyboard("ard");
  expect(input).toHaveValue("board");
});
