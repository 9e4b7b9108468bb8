import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { QueryProvider } from "@/components/layout/query-provider";
import type { ConversationView } from "@/lib/features/chat/schema";
import { stubFetch } from "@/tests/support/fakes/stub-fetch";
import SearchDialog from "./search-dialog";

const conversation = (id: string): ConversationView => ({
  id,
  title: `Talk ${id}`,
  created_at: "2026-01-05T09:00:00.000Z",
  updated_at: "2026-01-05T09:00:00.000Z",
  user_id: 1,
  pinned: false,
  answering: false,
});
const RECENT = ["1", "2"].map(conversation);
const FOUND = { "GET /api/chat/search?q=board": { body: [{ conversation: conversation("9"), snippet: null }] } };

const scrolledTo: string[] = [];

beforeEach(() => {
  scrolledTo.length = 0;
  Element.prototype.scrollIntoView = function () {
    scrolledTo.push(this.id);
  };
});

function show() {
  const onOpen = jest.fn();
  const dialog = (isOpen: boolean) => (
    <QueryProvider>
      <textarea aria-label="Your message" />
      {isOpen && <SearchDialog recent={RECENT} typedText="" onClose={() => {}} onOpen={onOpen} />}
    </QueryProvider>
  );
  const { rerender } = render(dialog(false));
  screen.getByRole("textbox", { name: "Your message" }).focus();
  rerender(dialog(true));
  return {
    onOpen,
    close: () => rerender(dialog(false)),
    input: screen.getByRole("combobox", { name: "Words to look for" }),
  };
}

it("offers the latest conversations before a search", async () => {
  stubFetch({});
  const { onOpen, input } = show();
  expect(screen.getByRole("status")).toHaveTextContent("Latest conversations");
  await userEvent.type(input, "{ArrowDown}{Enter}");
  expect(onOpen).toHaveBeenCalledWith("2");
});

it("takes the focus, keeps the selected hit in view, and restores the focus", async () => {
  stubFetch({});
  const { input, close } = show();
  expect(input).toHaveFocus();
  await userEvent.keyboard("{ArrowDown}{ArrowUp}");
  expect(scrolledTo).toEqual(["hit-1", "hit-0"]);
  close();
  await waitFor(() => expect(screen.getByRole("textbox", { name: "Your message" })).toHaveFocus());
});

it("debounces the search, and opens the first hit when Enter came before it", async () => {
  const calls = stubFetch(FOUND);
  const { onOpen, input } = show();
  await userEvent.type(input, "board{Enter}");
  await screen.findByRole("option", { name: /Talk 9/ });
  expect(onOpen.mock.calls).toEqual([["9"]]);
  expect(calls.map(({ call }) => call)).toEqual(["GET /api/chat/search?q=board"]);
});

it("states that nothing was found", async () => {
  stubFetch({ "GET /api/chat/search?q=zz": { body: [] } });
  const { onOpen, input } = show();
  await userEvent.type(input, "zz{Enter}");
  await screen.findByText("Nothing found");
  expect(onOpen).not.toHaveBeenCalled();
});

it("shows what was found without the marks of Markdown", async () => {
  const snippet =
    "with \u0002Martin\u0003, who runs it\n\n**When:** Thursday\n\n## I open with\n\n> \u0002Martin\u0003, the figures\n\n| Who | When |\n| --- | --- |\n| Jo | Friday |";
  stubFetch({ "GET /api/chat/search?q=martin": { body: [{ conversation: conversation("9"), snippet }] } });
  const { input } = show();
  await userEvent.type(input, "martin");
  const found = await screen.findByRole("option", { name: /Talk 9/ });
  expect(found).toHaveTextContent(
    "with Martin, who runs it · When: Thursday · I open with · Martin, the figures · Who When",
  );
  expect(found).not.toHaveTextContent(/[*#>|]/);
});
