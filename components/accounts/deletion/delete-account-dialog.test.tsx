import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Toaster } from "@/components/ui/toasts/toaster";
import { goTo } from "@/lib/shared/browser/navigate";
import { stubFetch } from "@/tests/support/fakes/stub-fetch";
import { DeleteAccountDialog } from "./delete-account-dialog";

jest.mock("@/lib/shared/browser/navigate");
beforeEach(() => jest.mocked(goTo).mockReset());

const RECEIPT = {
  deletedAt: "2026-11-21T10:00:00.000Z",
  rows: [
    { table: "try_users", removed: 1, anonymised: 0 },
    { table: "chat_messages", removed: 12, anonymised: 0 },
    { table: "comments", removed: 0, anonymised: 2 },
  ],
};
const DELETED = { body: { success: true, message: "Account deleted successfully", receipt: RECEIPT } };
const REFUSED = { status: 500, body: { success: false, message: "No" } };

function show(verb: "Delete Account" | "Delete Profile" = "Delete Account") {
  const client = new QueryClient();
  client.setQueryData(["report"], "private");
  localStorage.setItem("clarity", "ada@example.com");
  sessionStorage.setItem("wizard", "profile");
  document.cookie = "seen=1";
  render(
    <QueryClientProvider client={client}>
      <DeleteAccountDialog open onOpenChange={() => undefined} verb={verb} email="ada@example.com" />
    </QueryClientProvider>,
  );
  return client;
}
const confirm = (verb = "Delete Account") => userEvent.click(screen.getByRole("button", { name: verb }));

it.each(["Delete Account", "Delete Profile"] as const)("asks before %s and repeats the verb on its button", (verb) => {
  stubFetch({});
  show(verb);
  expect(screen.getByRole("alertdialog", { name: `${verb}?` })).toBeVisible();
  expect(screen.getByRole("button", { name: verb })).toBeEnabled();
});

it("removes all data in this browser and goes to the trial, where the receipt can be saved", async () => {
  stubFetch({ "DELETE /api/auth/delete-account": DELETED });
  const client = show();
  await confirm();
  await waitFor(() => expect(goTo).toHaveBeenCalledWith("/try"));
  expect(client.getQueryData(["report"])).toBeUndefined();
  expect(localStorage).toHaveLength(0);
  expect(sessionStorage.getItem("wizard")).toBeNull();
  expect(document.cookie).toBe("");
  render(<Toaster />);
  expect(await screen.findByText("Account deleted successfully")).toBeInTheDocument();
  expect(screen.getByText("13 records in 2 tables were removed.")).toBeInTheDocument();
  expect(screen.getByText("Save receipt")).toBeInTheDocument();
});

it.each([
  ["without a receipt", { body: { success: true, message: "Deleted" } }],
  ["without a body", {}],
])("treats a response %s as a deletion", async (_, answer) => {
  stubFetch({ "DELETE /api/auth/delete-account": answer });
  show();
  await confirm();
  await waitFor(() => expect(goTo).toHaveBeenCalledWith("/try"));
});

it("deletes by the person's address when the first call fails", async () => {
  const calls = stubFetch({ "DELETE /api/auth/delete-account": REFUSED, "POST /api/auth/emergency-delete": DELETED });
  show();
  await confirm();
  await waitFor(() => expect(goTo).toHaveBeenCalledWith("/try"));
  expect(calls.at(-1)).toEqual({ call: "POST /api/auth/emergency-delete", body: { email: "ada@example.com" } });
});

it("stays and reports that both calls failed", async () => {
  stubFetch({
    "DELETE /api/auth/delete-account": "unreachable",
    "POST /api/auth/emergency-delete": REFUSED,
    "GET /api/auth/user": { body: { authenticated: true, user: { id: 1, email: "ada@example.com", name: null } } },
  });
  show();
  await confirm();
  expect(await screen.findByRole("alert")).toHaveTextContent(
    "Failed to delete account. Please try again or contact support.",
  );
  expect(goTo).not.toHaveBeenCalled();
  expect(localStorage.getItem("clarity")).toBe("ada@example.com");
});

it("treats a lost response as a deletion once the session is gone", async () => {
  stubFetch({
    "DELETE /api/auth/delete-account": "unreachable",
    "POST /api/auth/emergency-delete": { status: 403, body: { success: false, message: "No" } },
    "GET /api/auth/user": { body: { authenticated: false, user: null } },
  });
  show();
  await confirm();
  await waitFor(() => expect(goTo).toHaveBeenCalledWith("/try"));
});

it("asks for the password when the sign-in is no longer recent, then deletes", async () => {
  const calls = stubFetch({
    "DELETE /api/auth/delete-account": {
      status: 403,
      body: { success: false, message: "Please confirm.", code: "confirm_identity", fields: { password: "Please." } },
    },
    "POST /api/account/confirm": { status: 401, body: { success: false, message: "This is not your password." } },
  });
  show();
  await confirm();
  const password = await screen.findByLabelText("Password");
  expect(screen.getByRole("button", { name: "Delete Account" })).toBeDisabled();
  expect(screen.queryByText("Sign in with Google again")).toBeNull();
  await userEvent.type(password, "wrong");
  await confirm();
  expect(await screen.findByRole("alert")).toHaveTextContent("This is not your password.");
  expect(calls.map(({ call }) => call)).toEqual(["DELETE /api/auth/delete-account", "POST /api/account/confirm"]);
  stubFetch({
    "POST /api/account/confirm": { body: { success: true } },
    "DELETE /api/auth/delete-account": DELETED,
  });
  await confirm();
  await waitFor(() => expect(goTo).toHaveBeenCalledWith("/try"));
});

it("offers a mailed link to a first password where the account has no way to confirm", async () => {
  const fields = { link: "Please set a password by a mailed link." };
  const body = { success: false, message: "Please confirm.", code: "confirm_identity", fields };
  stubFetch({ "DELETE /api/auth/delete-account": { status: 403, body } });
  show();
  await confirm();
  expect(await screen.findByRole("link", { name: "Have a link mailed to you" })).toHaveAttribute(
    "href",
    "/reset-password",
  );
  expect(screen.queryByLabelText("Password")).toBeNull();
  expect(screen.getByRole("button", { name: "Delete Account" })).toBeDisabled();
});
