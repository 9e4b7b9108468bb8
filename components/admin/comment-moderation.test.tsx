import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ModeratedCommentView } from "@/lib/features/notes/schema";
import { stubFetch } from "@/tests/support/stub-fetch";
import { CommentModeration } from "./comment-moderation";

const comment = (id: number, over: Partial<ModeratedCommentView> = {}): ModeratedCommentView => ({
  id,
  post_slug: "future-of-work",
  author_name: `Reader ${id}`,
  content: `Comment ${id}`,
  hidden: true,
  created_at: "2026-11-21T10:00:00.000Z",
  ...over,
});
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

it("publishes a held comment and removes it from the list", async () => {
  const calls = stubFetch({ "PATCH /api/admin/comments/7": { body: { success: true } } });
  render(<CommentModeration held={{ comments: [comment(7), comment(8)], next: null }} />);
  await press("Show the comment of Reader 7");
  expect(calls).toEqual([{ call: "PATCH /api/admin/comments/7", body: { hidden: false } }]);
  expect(screen.queryByText("Comment 7")).toBeNull();
  expect(screen.getByText("Comment 8")).toBeVisible();
});

it("deletes after one confirmation, and keeps the dialog and the comment on failure", async () => {
  stubFetch({ "DELETE /api/admin/comments/7": { status: 503, body: { success: false, message: "Please wait." } } });
  render(<CommentModeration held={{ comments: [comment(7)], next: null }} />);
  await press("Delete the comment of Reader 7");
  const dialog = within(screen.getByRole("alertdialog", { name: "Delete this comment?" }));
  await userEvent.click(dialog.getByRole("button", { name: "Delete" }));
  expect(await dialog.findByRole("alert")).toHaveTextContent("Please wait.");
  stubFetch({ "DELETE /api/admin/comments/7": { body: { success: true } } });
  await userEvent.click(dialog.getByRole("button", { name: "Delete" }));
  expect(await screen.findByText("Nothing is held back.")).toBeVisible();
});

it("shows published comments page by page", async () => {
  const shown = (id: number) => comment(id, { hidden: false });
  stubFetch({
    "GET /api/admin/comments?hidden=false": { body: { comments: [shown(9)], next: 9 } },
    "GET /api/admin/comments?hidden=false&before=9": { body: { comments: [shown(3)], next: null } },
  });
  render(<CommentModeration held={{ comments: [], next: null }} />);
  await press("Shown");
  expect(await screen.findByRole("button", { name: "Hide the comment of Reader 9" })).toBeVisible();
  await press("Show older comments");
  expect(await screen.findByText("Comment 3")).toBeVisible();
  expect(screen.queryByRole("button", { name: "Show older comments" })).toBeNull();
});
