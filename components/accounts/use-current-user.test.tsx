import { act, render, screen } from "@testing-library/react";
import { QueryProvider } from "@/components/layout/query-provider";
import { stubFetch } from "@/tests/support/fakes/stub-fetch";
import { useCurrentUser } from "./use-current-user";

function WhoIsIt() {
  const { isLoading, user } = useCurrentUser();
  return <p>{isLoading ? "asking" : (user?.email ?? "a visitor")}</p>;
}
const show = () =>
  render(
    <QueryProvider>
      <WhoIsIt />
    </QueryProvider>,
  );

it("asks the server 100 ms after the first render", async () => {
  jest.useFakeTimers();
  const calls = stubFetch({ "GET /api/auth/user": { body: { authenticated: false, user: null } } });
  show();
  await act(() => jest.advanceTimersByTimeAsync(99));
  expect(calls).toHaveLength(0);
  expect(screen.getByText("asking")).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(calls.map(({ call }) => call)).toEqual(["GET /api/auth/user"]);
  jest.useRealTimers();
});

it("knows the signed-in person", async () => {
  stubFetch({
    "GET /api/auth/user": { body: { authenticated: true, user: { id: 1, email: "ada@example.com", name: "Ada" } } },
  });
  show();
  expect(await screen.findByText("ada@example.com")).toBeVisible();
});

it.each([
  ["nobody is signed in", { body: { authenticated: false, user: null } }],
  ["the server cannot be asked", "unreachable" as const],
])("treats the reader as a visitor when %s", async (_case, answer) => {
  stubFetch({ "GET /api/auth/user": answer });
  show();
  expect(await screen.findByText("a visitor")).toBeVisible();
});
