import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { QueryProvider } from "@/components/layout/query-provider";
import { goTo } from "@/lib/shared/navigate";
import { stubFetch } from "@/tests/support/stub-fetch";
import { ProtectedScreen } from "./protected-screen";

jest.mock("@/lib/shared/navigate");
beforeEach(() => jest.mocked(goTo).mockReset());

const show = () =>
  render(
    <QueryProvider>
      <ProtectedScreen>{(user) => <p>Hello {user.email}</p>}</ProtectedScreen>
    </QueryProvider>,
  );
const SIGNED_IN = { body: { authenticated: true, user: { id: 1, email: "ada@example.com", name: "Ada" } } };

it("says that it verifies, and asks only after 100 ms", () => {
  jest.useFakeTimers();
  const calls = stubFetch({ "GET /api/auth/user": SIGNED_IN });
  show();
  expect(screen.getByRole("status")).toHaveTextContent("Verifying authentication...");
  jest.advanceTimersByTime(99);
  expect(calls).toHaveLength(0);
  jest.useRealTimers();
});

it("shows its children to a signed-in person", async () => {
  stubFetch({ "GET /api/auth/user": SIGNED_IN });
  show();
  expect(await screen.findByText("Hello ada@example.com")).toBeVisible();
  expect(goTo).not.toHaveBeenCalled();
});

it("sends everybody else to the trial without showing anything", async () => {
  stubFetch({ "GET /api/auth/user": { body: { authenticated: false, user: null } } });
  show();
  await waitFor(() => expect(goTo).toHaveBeenCalledWith("/try"));
  expect(screen.queryByText(/Hello/)).toBeNull();
});

it("does not take a lost network for a lost session", async () => {
  stubFetch({ "GET /api/auth/user": ["unreachable", SIGNED_IN] });
  show();
  expect(await screen.findByRole("alert")).toHaveTextContent("We could not check who is signed in.");
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("Hello ada@example.com")).toBeVisible();
  expect(goTo).not.toHaveBeenCalled();
});
