import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ReplyText } from "./reply-text";
import { ExternalLinkDialog } from "../dialogs/external-link-dialog";

// Compiling the renderer takes longer than a query waits.
beforeAll(() => import("./markdown"));

async function show(text: string) {
  const shown = render(
    <ExternalLinkDialog>
      <ReplyText text={text} isStreaming={false} />
    </ExternalLinkDialog>,
  );
  await waitFor(() => expect(shown.container.querySelector(".whitespace-pre-wrap")).toBeNull());
  return shown;
}

it("renders headings, lists, tables, quotations and code", async () => {
  await show("# Title\n\n- one\n- two\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n> said\n\n```\ncode\n```");
  expect(screen.getByRole("heading", { name: "Title" })).toBeInTheDocument();
  expect(screen.getAllByRole("listitem")).toHaveLength(2);
  expect(within(screen.getByRole("table")).getByRole("cell", { name: "2" })).toBeInTheDocument();
  expect(screen.getByText("code")).toBeInTheDocument();
});

it("renders no HTML and loads no image", async () => {
  const { container } = await show(
    'Hi <img src="https://evil.example/x"> <script>alert(1)</script> ![secret](https://evil.example/?q=1) <b>bold</b>\n\n<iframe src="https://evil.example"></iframe>',
  );
  expect(container.querySelector("img, script, iframe, b, [src], [href]")).toBeNull();
});

it.each([
  "javascript:alert(1)",
  "data:text/html,x",
  "//evil.example",
  "mailto:a@b.example",
  "https://user:pass@evil.example",
])("renders no link for %s", (address) => {
  show(`[click](${address})`);
  expect(screen.queryByRole("button")).toBeNull();
  expect(screen.queryByRole("link")).toBeNull();
  expect(screen.getByText("click")).toBeInTheDocument();
});

it("shows the host of a link and asks before it opens", async () => {
  await show("[your bank][1]\n\n[1]: https://evil.example/login?x=1");
  const link = screen.getByRole("button", { name: "your bank (evil.example)" });
  expect(screen.queryByRole("link")).toBeNull();
  await userEvent.click(link);
  const dialog = await screen.findByRole("dialog", { name: "Open this link?" });
  expect(within(dialog).getByText("https://evil.example/login?x=1")).toBeInTheDocument();
  expect(within(dialog).getByRole("link", { name: "Open link" })).toHaveAttribute(
    "rel",
    "noopener noreferrer nofollow",
  );
});

it("opens a link with the keyboard too", async () => {
  await show("[your bank](https://evil.example/login)");
  screen.getByRole("button", { name: "your bank (evil.example)" }).focus();
  await userEvent.keyboard("{Enter}");
  expect(await screen.findByRole("dialog", { name: "Open this link?" })).toBeInTheDocument();
});

it("keeps the alignment of table columns", async () => {
  await show("| a | b |\n|---|---:|\n| 1 | 2 |");
  expect(screen.getByRole("cell", { name: "1" })).toHaveClass("text-start");
  expect(screen.getByRole("cell", { name: "2" })).toHaveClass("text-end");
});

it("copies a code block", async () => {
  const writing = userEvent.setup();
  await show("Send this:\n\n```\nHi Jordan\n```");
  await writing.click(screen.getByRole("button", { name: "Copy this part" }));
  expect(await navigator.clipboard.readText()).toBe("Hi Jordan");
});

it("keeps finished blocks while text arrives", async () => {
  const { rerender } = render(<ReplyText text={"First.\n\nSec"} isStreaming />);
  const first = screen.getByText("First.");
  rerender(<ReplyText text={"First.\n\nSecond **strong"} isStreaming />);
  expect(screen.getByText("First.")).toBe(first);
  expect((await screen.findByText("strong")).tagName).toBe("STRONG");
});
