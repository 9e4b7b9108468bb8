import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { stubFetch } from "@/tests/support/fakes/stub-fetch";
import { ActionButton } from "./action-button";

const refresh = jest.fn();
jest.mock("next/navigation", () => ({ useRouter: () => ({ refresh }) }));

const button = () => screen.getByRole("button", { name: "Remove ada@example.com" });
const dialog = () => screen.queryByRole("alertdialog");

function show(): void {
  render(
    <ActionButton
      label="Remove"
      name="Remove ada@example.com"
      title="Remove this address?"
      description="This cannot be undone."
      call={{ path: "/api/admin/early-access/1", method: "DELETE" }}
      done="The address is removed."
    />,
  );
}

it("asks for a reason, sends it, and closes", async () => {
  const calls = stubFetch({ "DELETE /api/admin/early-access/1": { body: { success: true } } });
  show();
  expect(dialog()).toBeNull();
  await userEvent.click(button());
  const confirm = screen.getByRole("button", { name: "Remove" });
  expect(confirm).toBeDisabled();
  await userEvent.type(screen.getByLabelText("Reason"), "They asked for it");
  await userEvent.click(confirm);
  await waitFor(() => expect(dialog()).toBeNull());
  expect(calls).toEqual([{ call: "DELETE /api/admin/early-access/1", body: { reason: "They asked for it" } }]);
  expect(refresh).toHaveBeenCalledTimes(1);
});

it("gives the focus back when it is cancelled, and forgets the reason", async () => {
  stubFetch({});
  show();
  await userEvent.click(button());
  await userEvent.type(screen.getByLabelText("Reason"), "They asked for it");
  await userEvent.click(screen.getByRole("button", { name: "Cancel" }));
  await waitFor(() => expect(button()).toHaveFocus());
  await userEvent.click(button());
  expect(screen.getByLabelText("Reason")).toHaveValue("");
});
