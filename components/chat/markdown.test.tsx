import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { LeaveSite } from "./leave-site";
import Markdown from "./markdown";

const show = (text: string, isWriting = false) =>
  render(
    <LeaveSite>
      <Markdown text={text} isWriting={isWriting} />
    </LeaveSite>,
  );

it("draws headings, lists, tables, quotations and code", () => {
  show("# Title\n\n- one\n- two\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n> said\n\n```\ncode\n```");
  expect(screen.getByRole("heading", { name: "Title" })).toBeInTheDocument();
  expect(screen.getAllByRole("listitem")).toHaveLength(2);
  expect(within(screen.getByRole("table")).getByRole("cell", { name: "2" })).toBeInTheDocument();
  expect(screen.getByText("code")).toBeInTheDocument();
});

it("runs no HTML and loads no image", () => {
  const { container } = show(
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
  show("[your bank][1]\n\n[1]: https://evil.example/login?x=1");
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

it("keeps what stands when more is written", () => {
  const { rerender } = render(<Markdown text={"First.\n\nSec"} isWriting />);
  const first = screen.getByText("First.");
  rerender(<Markdown text={"First.\n\nSecond **strong"} isWriting />);
  expect(screen.getByText("First.")).toBe(first);
  expect(screen.getByText("strong").tagName).toBe("STRONG");
});
