import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { notify } from "@/components/ui/toasts/toast";
import type { AccountView } from "@/lib/features/accounts/schema";
import { stubFetch } from "@/tests/support/fakes/stub-fetch";
import { IdentitySection } from "./identity-section";

jest.mock("next/navigation", () => ({ useRouter: () => ({ refresh: jest.fn() }) }));
jest.mock("@/components/ui/toasts/toast", () => ({ notify: jest.fn() }));

const account = { name: "Ada", email: "ada@example.com", isEmailVerified: true } as AccountView; // What it shows of it.
const show = () => render(<IdentitySection account={account} />);
const name = () => screen.getByLabelText("Name");

it("keeps a typed name over a reload until it is saved", async () => {
  const calls = stubFetch({ "PATCH /api/account": { body: { success: true, message: "Saved." } } });
  const first = show();
  await userEvent.type(name(), " Lovelace");
  first.unmount();
  const second = show();
  expect(name()).toHaveValue("Ada Lovelace");
  await userEvent.click(screen.getByRole("button", { name: "Save name" }));
  expect(calls[0]?.body).toEqual({ name: "Ada Lovelace" });
  expect(notify).toHaveBeenCalledWith({ title: "Saved." });
  second.unmount();
  show();
  expect(name()).toHaveValue("Ada");
});
