import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { paths } from "@/lib/shared/paths";
import { stubFetch } from "@/tests/support/fakes/stub-fetch";
import { JoinScreen } from "./join-screen";

const TOKEN = "t".repeat(43);

function openLink(token: string): void {
  window.history.replaceState(null, "", paths.adminJoin(token));
}

async function join(): Promise<void> {
  await userEvent.type(screen.getByLabelText("Email"), "grace@example.com");
  await userEvent.type(screen.getByLabelText("Username"), "grace");
  await userEvent.type(screen.getByLabelText("Password"), "an admin password");
  await userEvent.click(screen.getByRole("button", { name: "Join" }));
}

it("takes the token from the link's fragment, removes it from the address, and joins with it", async () => {
  const calls = stubFetch({ "POST /api/admin/join": { status: 201, body: { success: true, message: "Joined" } } });
  openLink(TOKEN);
  render(<JoinScreen />);
  expect(window.location.pathname + window.location.search + window.location.hash).toBe("/admin/join");
  expect(screen.getByLabelText("Password")).toHaveAccessibleDescription("At least 12 characters.");
  await join();
  expect(await screen.findByText("You are an admin")).toBeVisible();
  expect(calls[0]?.body).toMatchObject({ token: TOKEN, email: "grace@example.com", username: "grace" });
});

it("takes the token of a second link that is opened in the same tab", async () => {
  const calls = stubFetch({ "POST /api/admin/join": { status: 201, body: { success: true, message: "Joined" } } });
  openLink(TOKEN);
  render(<JoinScreen />);
  const second = "s".repeat(43);
  openLink(second);
  window.dispatchEvent(new HashChangeEvent("hashchange"));
  await join();
  await waitFor(() => expect(calls[0]?.body).toMatchObject({ token: second }));
});

it("says so when the link has no token, and sends nothing", async () => {
  const calls = stubFetch({});
  window.history.replaceState(null, "", "/admin/join");
  render(<JoinScreen />);
  await join();
  expect(await screen.findByText("This link is not complete.")).toBeVisible();
  expect(calls).toEqual([]);
});
