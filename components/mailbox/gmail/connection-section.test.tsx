import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Toaster } from "@/components/ui/toasts/toaster";
import type { MailboxView } from "@/lib/features/mailbox/schema";
import { goTo } from "@/lib/shared/browser/navigate";
import { patterns } from "@/tests/support/factories/mailbox-patterns";
import { stubFetch } from "@/tests/support/fakes/stub-fetch";
import { ConnectionSection } from "./connection-section";

const refresh = jest.fn();
jest.mock("@/lib/shared/browser/navigate");
jest.mock("next/navigation", () => ({ useRouter: () => ({ refresh }) }));
beforeEach(() => {
  refresh.mockReset();
  jest.mocked(goTo).mockReset();
});

const DISCONNECT = "DELETE /api/try-clarity/mailbox/7";

function show(over: Partial<MailboxView> = {}) {
  const mailbox: MailboxView = { canConnect: true, connection: "connected", lastImport: null, patterns: null, ...over };
  render(
    <>
      <ConnectionSection userId={7} mailbox={mailbox} />
      <Toaster />
    </>,
  );
}
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

it("disconnects after confirmation and states what is deleted", async () => {
  const calls = stubFetch({ [DISCONNECT]: { body: { success: true } } });
  show();
  await press("Disconnect Gmail");
  expect(screen.getByRole("alertdialog", { name: "Disconnect Gmail?" })).toHaveTextContent(/deleted at once.*stays/);
  expect(calls).toEqual([]);
  await press("Disconnect Gmail");
  expect(await screen.findByText("Gmail is disconnected.")).toBeInTheDocument();
  expect(calls).toEqual([{ call: DISCONNECT, body: undefined }]);
  expect(refresh).toHaveBeenCalled();
});

it("keeps the dialog open with the server's message on failure", async () => {
  stubFetch({ [DISCONNECT]: { status: 403, body: { success: false, message: "Access required" } } });
  show();
  await press("Disconnect Gmail");
  await press("Disconnect Gmail");
  expect(await screen.findByRole("alert")).toHaveTextContent("Access required");
  expect(refresh).not.toHaveBeenCalled();
});

it("shows the consent text before the redirect to Google", async () => {
  show({ connection: "none" });
  expect(screen.getByText("No mailbox is connected.")).toBeVisible();
  await press("Connect Gmail");
  expect(screen.getByText(/Nothing can be written, sent or deleted/)).toBeVisible();
  await press("Continue to Google");
  expect(goTo).toHaveBeenCalledWith("/api/try-clarity/auth/gmail");
});

it("offers to reconnect or disconnect a lost connection", () => {
  show({ connection: "lost" });
  expect(screen.getByRole("button", { name: "Connect Gmail again" })).toBeVisible();
  expect(screen.getByRole("button", { name: "Disconnect Gmail" })).toBeVisible();
});

it("offers nothing when the mailbox is not configured", () => {
  show({ connection: "none", canConnect: false });
  expect(screen.getByText("Gmail is not configured on this installation.")).toBeVisible();
  expect(screen.queryByRole("button")).toBeNull();
});

it("leads to the check of a mailbox that is connected and not yet read", () => {
  show();
  expect(screen.getByText("No mail has been read yet.")).toBeVisible();
  expect(screen.getByRole("link", { name: "Check and read my sent mail" })).toHaveAttribute(
    "href",
    "/try?step=connect&panel=gmail",
  );
});

it("shows that an import is running", () => {
  show({ lastImport: { state: "running", messages: 3, partial: false, failure: null } });
  expect(screen.getByText("Your mail is being read right now.")).toBeVisible();
});

it("says how many mails were measured and how many older ones were left out", () => {
  const read = patterns([], { own: { messages: 1_900, words: 60_000 } });
  read.summary.excluded.beyondNewest = 4_130;
  show({ patterns: read });
  expect(
    screen.getByText("1,900 of your own mails were measured for your report. 4,130 older ones were left out."),
  ).toBeVisible();
});
