import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { apiClient, ApiError } from "@/lib/shared/api-client";
import { Comments } from "./comments";

jest.mock("@/lib/shared/api-client", () => ({
  ...jest.requireActual<object>("@/lib/shared/api-client"),
  apiClient: jest.fn(),
}));

const call = jest.mocked(apiClient);
const comment = (id: number, content = `Thought ${id}`) => ({
  id,
  author_name: "Ada",
  content,
  created_at: "2026-01-02T03:04:05.000Z",
});
const text = () => screen.getByLabelText<HTMLTextAreaElement>("Comment");
const items = () => document.querySelectorAll("li.comment");

beforeEach(() => {
  jest.resetAllMocks();
  sessionStorage.clear();
});

async function write(): Promise<void> {
  await userEvent.type(screen.getByLabelText("Name"), " Ada ");
  await userEvent.type(text(), " Well said. ");
  await userEvent.click(screen.getByRole("button", { name: "Post Comment" }));
}

it("shows that comments are loading, then that there are none", async () => {
  call.mockResolvedValue({ comments: [], next: null });
  render(<Comments slug="a" />);
  expect(screen.getByText("Loading comments...")).toBeInTheDocument();
  expect(await screen.findByText("Be the first to share your thoughts on this post!")).toBeInTheDocument();
  expect(text()).toHaveAttribute("rows", "4");
});

it("reports a failed load, and loads the comments on request", async () => {
  call.mockRejectedValueOnce(new ApiError(503, "", "Unavailable"));
  render(<Comments slug="a" />);
  expect(await screen.findByText(/Comments cannot be loaded right now/)).toBeInTheDocument();
  call.mockResolvedValue({ comments: [comment(1)], next: null });
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("Thought 1")).toBeInTheDocument();
  expect(document.querySelector("time")).toHaveAttribute("datetime", "2026-01-02T03:04:05.000Z");
});

it("reads the next page after the last loaded comment", async () => {
  call.mockResolvedValueOnce({ comments: [comment(1), comment(2)], next: 2 });
  render(<Comments slug="a" />);
  call.mockResolvedValueOnce({ comments: [comment(2), comment(3)], next: null });
  await userEvent.click(await screen.findByRole("button", { name: "Show more comments" }));
  await screen.findByText("Thought 3");
  expect(call.mock.lastCall?.[0]).toContain("after=2");
  expect(items()).toHaveLength(3);
  expect(screen.queryByRole("button", { name: "Show more comments" })).not.toBeInTheDocument();
});

it("treats a response without a next page as the whole list", async () => {
  call.mockResolvedValue({ comments: [comment(1)] });
  render(<Comments slug="a" />);
  expect(await screen.findByText("Thought 1")).toBeInTheDocument();
  expect(screen.queryByRole("button", { name: "Show more comments" })).not.toBeInTheDocument();
});

it("asks for a name and a comment, and focuses the first missing one", async () => {
  call.mockResolvedValue({ comments: [], next: null });
  render(<Comments slug="a" />);
  await userEvent.click(screen.getByRole("button", { name: "Post Comment" }));
  expect(screen.getByRole("alert")).toHaveTextContent("Please fill in your name and comment");
  expect(screen.getByLabelText("Name")).toHaveFocus();
  await userEvent.type(screen.getByLabelText("Name"), "Ada");
  expect(screen.getByLabelText("Name")).toBeValid();
  expect(text()).toHaveAccessibleDescription("Please write a comment");
  await userEvent.click(screen.getByRole("button", { name: "Post Comment" }));
  expect(text()).toHaveFocus();
});

it("points to an address that cannot be one, and sends nothing", async () => {
  call.mockResolvedValue({ comments: [], next: null });
  render(<Comments slug="a" />);
  await screen.findByText(/Be the first/);
  const email = screen.getByLabelText("Email (optional)");
  await userEvent.type(email, "ada@");
  await write();
  expect(email).toHaveFocus();
  expect(email).toHaveAccessibleDescription(/Please enter a valid email address, or leave it out/);
  expect(call).toHaveBeenCalledTimes(1);
  await userEvent.clear(email);
  expect(email).toBeValid();
});

it("shows a comment while it is sent, trims it, and clears the fields", async () => {
  call.mockResolvedValue({ comments: [], next: null });
  render(<Comments slug="a" />);
  await screen.findByText(/Be the first/);
  let answer = (_view: unknown) => {};
  call.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  await write();
  expect(screen.getByText("Being posted")).toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Posting..." })).toBeDisabled();
  expect(call.mock.lastCall?.[1]?.body).toEqual({ post_slug: "a", author_name: "Ada", content: "Well said." });
  answer({ success: true, held: false, comment: comment(7, "Well said.") });
  expect(await screen.findByText("Your comment is published.")).toBeInTheDocument();
  expect(items()).toHaveLength(1);
  expect(text()).toHaveValue("");
});

it("reports when a comment waits for review, and does not list it", async () => {
  call.mockResolvedValue({ comments: [], next: null });
  render(<Comments slug="a" />);
  call.mockResolvedValueOnce({ success: true, held: true, comment: comment(7) });
  await write();
  expect(await screen.findByText(/appears here after a short review/)).toBeInTheDocument();
  expect(items()).toHaveLength(0);
});

it("keeps the whole text of a comment that could not be posted, also after a reload", async () => {
  call.mockResolvedValue({ comments: [], next: null });
  const { unmount } = render(<Comments slug="a" />);
  await screen.findByText(/Be the first/);
  call.mockRejectedValueOnce(new ApiError(429, '{"message":"Please wait a minute."}', ""));
  await write();
  const alert = await screen.findByRole("alert");
  expect(alert).toHaveTextContent("Failed to post comment. Please try again.");
  expect(alert).toHaveTextContent("Please wait a minute.");
  expect(items()).toHaveLength(0);
  expect(text()).toHaveValue(" Well said. ");
  unmount();
  render(<Comments slug="a" />);
  await waitFor(() => expect(text()).toHaveValue(" Well said. "));
});
