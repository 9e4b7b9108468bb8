import { QueryClient } from "@tanstack/react-query";
import { goTo } from "@/lib/shared/browser/navigate";
import { stubFetch } from "@/tests/support/fakes/stub-fetch";
import { logout } from "./logout";

jest.mock("@/lib/shared/browser/navigate");
beforeEach(() => jest.mocked(goTo).mockReset());

it("ends the session, removes the browser's data and goes to the trial", async () => {
  const calls = stubFetch({ "POST /api/auth/logout": { body: { success: true } } });
  localStorage.setItem("clarity", "ada@example.com");
  sessionStorage.setItem("wizard", "profile");
  await logout(new QueryClient());
  expect(calls).toEqual([{ call: "POST /api/auth/logout", body: undefined }]);
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
  expect(goTo).toHaveBeenCalledWith("/try");
});

it("ends the session where the browser forbids storage", async () => {
  stubFetch({ "POST /api/auth/logout": { body: { success: true } } });
  const storage = jest.spyOn(window, "localStorage", "get").mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });
  await logout(new QueryClient());
  storage.mockRestore();
  expect(goTo).toHaveBeenCalledWith("/try");
});

it("lets the navigation end the session when the call is lost", async () => {
  stubFetch({});
  await logout(new QueryClient());
  expect(goTo).toHaveBeenCalledWith("/api/auth/logout");
});
