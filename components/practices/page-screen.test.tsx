import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { QueryProvider } from "@/components/layout/query-provider";
import type { CommitmentView } from "@/lib/features/goals/schema";
import type { PageView } from "@/lib/features/practices/schema";
import { stubFetch } from "@/tests/support/fakes/stub-fetch";
import { PageScreen } from "./page-screen";

const PAGE: PageView = {
  id: "page-1",
  title: "My week",
  practiceId: "weekly-review",
  version: 1,
  created_at: "2026-11-20T09:00:00.000Z",
  updated_at: "2026-11-20T09:00:00.000Z",
  conversationId: null,
  content: "# My week",
  html: "<h1>My week</h1>",
  shared: "# My week",
  text: "My week",
  plan: null,
  versions: [],
  runId: null,
  steps: [],
};

const keptFrom = (id: string, source: CommitmentView["source"]): CommitmentView => ({
  id,
  text: `Step ${id}`,
  cue: null,
  due: null,
  goal_id: null,
  status: "open",
  standing: "undated",
  outcome: null,
  source,
  created_at: "2026-11-20T09:00:00.000Z",
  settled_at: null,
});
const OPEN = [
  keptFrom("1", { kind: "page", id: "page-1", conversation_id: null }),
  keptFrom("2", { kind: "page", id: "page-2", conversation_id: null }),
];
const REMOVE = "DELETE /api/commitments/1";
const RESTORE = "POST /api/commitments/1/restore";

function show() {
  const calls = stubFetch({
    "GET /api/commitments": { body: OPEN },
    "PATCH /api/practices/pages/page-1": { body: { ...PAGE, version: 2, html: "<p>Changed</p>" } },
    "DELETE /api/practices/pages/page-1": { body: { success: true } },
    [REMOVE]: { body: { success: true } },
    [RESTORE]: { body: OPEN[0] },
    "POST /api/practices/pages/page-1/restore": { body: PAGE },
  });
  render(
    <QueryProvider>
      <PageScreen page={PAGE} />
    </QueryProvider>,
  );
  return calls;
}
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

it.each([true, false])(
  "asks what to do with the commitments of a page that is edited: deleted %s",
  async (isRemoved) => {
    const calls = show();
    await press("Edit");
    expect(await screen.findByText("Step 1")).toBeVisible();
    expect(screen.queryByText("Step 2")).not.toBeInTheDocument();
    if (isRemoved) await userEvent.click(screen.getByLabelText("Delete it as well; otherwise it stays"));
    await userEvent.type(screen.getByLabelText("The page, as Markdown"), " anew");
    await press("Save");
    expect(await screen.findByText("Changed")).toBeVisible();
    expect(calls.some(({ call }) => call === REMOVE)).toBe(isRemoved);
  },
);

it("asks before it deletes a page with saved commitments", async () => {
  const calls = show();
  await press("Edit");
  await screen.findByText("Step 1");
  await press("Cancel");
  await press("Delete");
  const dialog = screen.getByRole("alertdialog", { name: "Delete this page?" });
  expect(dialog).toHaveTextContent("Step 1");
  await userEvent.click(screen.getByLabelText("Delete it as well; otherwise it stays"));
  await userEvent.click(screen.getAllByRole("button", { name: "Delete" }).at(-1) ?? dialog);
  expect(await screen.findByText("This page is deleted.")).toBeVisible();
  expect(calls.some(({ call }) => call === REMOVE)).toBe(true);
  await press("Restore it");
  await waitFor(() => expect(calls.at(-1)?.call).toBe("GET /api/commitments"));
  expect(calls.some(({ call }) => call === RESTORE)).toBe(true);
});

it("restores what was typed into a page after a reload, and the focus after Cancel", async () => {
  sessionStorage.clear();
  stubFetch({ "GET /api/commitments": { body: [] } });
  const screenOf = (page: PageView) => (
    <QueryProvider>
      <PageScreen page={page} />
    </QueryProvider>
  );
  const before = render(screenOf(PAGE));
  await press("Edit");
  await userEvent.type(screen.getByRole("textbox"), ", changed");
  before.unmount();
  const other = render(screenOf({ ...PAGE, version: 2 }));
  expect(screen.queryByRole("textbox")).not.toBeInTheDocument();
  other.unmount();
  render(screenOf(PAGE));
  await waitFor(() => expect(screen.getByRole("textbox")).toHaveValue("# My week, changed"));
  await press("Cancel");
  expect(screen.getByRole("button", { name: "Edit" })).toHaveFocus();
  await press("Edit");
  expect(screen.getByRole("textbox")).toHaveValue("# My week");
});
