import { QueryClientProvider } from "@tanstack/react-query";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createQueryClient } from "@/components/layout/query-provider";
import { reportView } from "@/tests/support/factories/report-view";
import { stubFetch } from "@/tests/support/fakes/stub-fetch";
import { WorkCard } from "./work-card";
import { WorkSection } from "./work-section";

const GET = "GET /api/try-clarity/work/42";
const POST = "POST /api/try-clarity/work/42";
const situations = [
  { id: "new-role", label: "A new role" },
  { id: "negotiation", label: "A negotiation" },
];
const EMPTY = { role: null, aim: null, situation: null, note: null };
const view = (answers: object | null) => ({ body: { success: true, answers, situations } });
const ANSWERS = {
  ...EMPTY,
  role: "Head of operations",
  situation: "negotiation",
  updatedAt: "2026-01-05T09:00:00.000Z",
};

beforeEach(() => sessionStorage.clear());

function show() {
  const onReport = jest.fn();
  render(
    <QueryClientProvider client={createQueryClient()}>
      <WorkCard userId={42} onReport={onReport} />
    </QueryClientProvider>,
  );
  return onReport;
}

const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));

it("sends what was answered, leaves the rest empty and shows the new report", async () => {
  const report = reportView({ version: 2 });
  const calls = stubFetch({
    [GET]: [view(null), view(ANSWERS)],
    [POST]: { body: { success: true, reportData: report } },
  });
  const onReport = show();
  await press("Answer three questions");
  await userEvent.type(screen.getByLabelText("Your role, and what it spans"), "Head of operations");
  await userEvent.selectOptions(screen.getByLabelText("One situation that keeps coming back"), "A negotiation");
  await press("Save");
  expect(await screen.findByText("About your work: Head of operations · A negotiation")).toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Change" })).toHaveFocus();
  expect(onReport).toHaveBeenCalledWith(report);
  expect(calls.find(({ call }) => call === POST)?.body).toEqual({
    ...EMPTY,
    role: "Head of operations",
    situation: "negotiation",
  });
});

it("says what the year must achieve", async () => {
  stubFetch({ [GET]: view({ ...ANSWERS, aim: "Close the refinancing" }) });
  show();
  expect(await screen.findByText("This year: Close the refinancing")).toBeInTheDocument();
});

it("is skipped with one press, and can be answered later", async () => {
  const calls = stubFetch({
    [GET]: [view(null), view({ ...EMPTY, updatedAt: "2026-01-05T09:00:00.000Z" })],
    [POST]: { body: { success: true, reportData: null } },
  });
  show();
  await press("Skip");
  expect(await screen.findByText("You skipped the three questions about your work.")).toBeInTheDocument();
  expect(screen.queryByRole("button", { name: "Skip" })).not.toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Answer three questions" })).toHaveFocus();
  expect(calls.find(({ call }) => call === POST)?.body).toEqual(EMPTY);
});

it("opens with the earlier answers, and keeps the words after a failure", async () => {
  stubFetch({ [GET]: view(ANSWERS), [POST]: { status: 500, body: { success: false, message: "" } } });
  show();
  await press("Change");
  expect(screen.getByRole("heading", { name: "About your work" })).toHaveFocus();
  const role = screen.getByLabelText("Your role, and what it spans");
  expect(role).toHaveValue("Head of operations");
  await userEvent.type(role, " in Europe");
  await press("Save");
  expect(await screen.findByRole("alert")).toHaveTextContent("What you wrote is still here");
  expect(role).toHaveValue("Head of operations in Europe");
});

it.each([
  ["a reload", 200],
  ["a refused answer and a reload", 500],
])("keeps what was typed over %s", async (_, status) => {
  stubFetch({ [GET]: view(null), [POST]: { status, body: { success: false, message: "Not now" } } });
  const form = (
    <QueryClientProvider client={createQueryClient()}>
      <WorkSection userId={42} />
    </QueryClientProvider>
  );
  const { unmount } = render(form);
  await userEvent.type(await screen.findByLabelText("What this year must achieve"), "Brno opens in May");
  if (status === 500) {
    await press("Save");
    await screen.findByRole("alert");
  }
  unmount();
  render(form);
  expect(await screen.findByLabelText("What this year must achieve")).toHaveValue("Brno opens in May");
});

it("shows an empty form once the answers are cleared", async () => {
  stubFetch({
    [GET]: [view(ANSWERS), view({ ...EMPTY, updatedAt: "2026-01-06T09:00:00.000Z" })],
    [POST]: { body: { success: true, reportData: null } },
  });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <WorkSection userId={42} />
    </QueryClientProvider>,
  );
  await userEvent.type(await screen.findByLabelText("What this year must achieve"), "Brno opens in May");
  await press("Clear");
  expect(await screen.findByText("Saved.")).toBeVisible();
  expect(screen.getByLabelText("What this year must achieve")).toHaveValue("");
});
