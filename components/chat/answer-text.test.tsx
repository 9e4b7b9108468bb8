import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AnswerText } from "./answer-text";
import { LeaveSite } from "./leave-site";

// Compiling the renderer takes longer than a test waits for what it draws.
beforeAll(() => import("./markdown"));

/** An answer with its renderer there. */
async function show(text: string) {
  const shown = render(
    <LeaveSite>
      <AnswerText text={text} isWriting={false} />
    </LeaveSite>,
  );
  await waitFor(() => expect(shown.container.querySelector(".whitespace-pre-wrap")).toBeNull());
  return shown;
}

it("draws headings, lists, tables, quotations and code", async () => {
  await show("# Title\n\n- one\n- two\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n> said\n\n```\ncode\n```");
  expect(screen.getByRole("heading", { name: "Title" })).toBeInTheDocument();
  expect(screen.getAllByRole("listitem")).toHaveLength(2);
  expect(within(screen.getByRole("table")).getByRole("cell", { name: "2" })).toBeInTheDocument();
  expect(screen.getByText("code")).toBeInTheDocument();
});

it("runs no HTML and loads no image", async () => {
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
])("makes no link of %s", (address) => {
  show(`[click](${address})`);
  expect(screen.queryByRole("button")).toBeNull();
  expect(screen.queryByRole("link")).toBeNull();
  expect(screen.getByText("click")).toBeInTheDocument();
});

it("names the host of a link and asks before it is opened", async () => {
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

it("keeps the sides of a table's columns", async () => {
  await show("| a | b |\n|---|---:|\n| 1 | 2 |");
  expect(screen.getByRole("cell", { name: "1" })).toHaveClass("text-start");
  expect(screen.getByRole("cell", { name: "2" })).toHaveClass("text-end");
});

it("copies what stands apart, such as a draft", async () => {
  const writing = userEvent.setup();
  await show("Send this:\n\n```\nHi Jordan\n```");
  await writing.click(screen.getByRole("button", { name: "Copy this part" }));
  expect(await navigator.clipboard.readText()).toBe("Hi Jordan");
});

it("keeps what stands when more is written", async () => {
  const { rerender } = render(<AnswerText text={"First.\n\nSec"} isWriting />);
  const first = screen.getByText("First.");
  rerender(<AnswerText text={"First.\n\nSecond **strong"} isWriting />);
  expect(screen.getByText("First.")).toBe(first);
  expect((await screen.findByText("strong")).tagName).toBe("STRONG");
});
