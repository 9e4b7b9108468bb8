/** @jest-environment jsdom */
import { goTo } from "./navigate";
import { stubFetch } from "@/tests/support/fakes/stub-fetch";

jest.mock("./navigate");

const REFUSED = { status: 403, body: { success: false, message: "Access required", code: "access_required" } };

const isSettled = async (promise: Promise<unknown>) =>
  Promise.race([
    promise.then(
      () => true,
      () => true,
    ),
    new Promise((resolve) => setTimeout(() => resolve(false))),
  ]);

beforeEach(() => {
  jest.resetModules();
  jest.mocked(goTo).mockReset();
  sessionStorage.clear();
  document.body.innerHTML = "";
});

const loadPage = async (path: string) => {
  window.history.replaceState(null, "", path);
  const { apiClient } = await import("../api-client");
  const { goTo } = await import("./navigate");
  const { restoreTypedFields } = await import("./typed-fields");
  return { apiClient, goTo: jest.mocked(goTo), restoreTypedFields };
};

it("navigates to the access code once, with a return path, and no screen explains the refusal", async () => {
  stubFetch({ "GET /api/chat/sessions": REFUSED });
  const { apiClient, goTo } = await loadPage("/chat?session=abc");
  const calls = [apiClient("/api/chat/sessions"), apiClient("/api/chat/sessions")];
  expect(await Promise.all(calls.map(isSettled))).toEqual([false, false]);
  expect(goTo.mock.calls).toEqual([["/access?redirect=%2Fchat%3Fsession%3Dabc"]]);
});

it("stays on the page of the access code", async () => {
  stubFetch({ "GET /api/access-gate": REFUSED });
  const { apiClient, goTo } = await loadPage("/access?redirect=%2Ftry");
  await expect(apiClient("/api/access-gate")).rejects.toThrow("403");
  expect(goTo).not.toHaveBeenCalled();
});

it("restores the text of the forms, except passwords, once at the same address", async () => {
  stubFetch({ "POST /api/try-clarity/analyze-linkedin": REFUSED });
  const form = (text = "", secret = "") =>
    (document.body.innerHTML = `<form><input name="profile-url" value="${text}"><input type="password" name="password" value="${secret}"></form>`);
  form("https://www.linkedin.com/in/ada", "hidden");
  const { apiClient, restoreTypedFields } = await loadPage("/try");
  await isSettled(apiClient("/api/try-clarity/analyze-linkedin", { method: "POST", body: {} }));
  expect(JSON.stringify({ ...sessionStorage })).not.toContain("hidden");

  const restored = () => {
    form();
    const heard: string[] = [];
    document.addEventListener("input", ({ target }) => heard.push((target as HTMLInputElement).name), { once: true });
    if (document.forms[0]) restoreTypedFields(document.forms[0]);
    return { text: document.querySelector("input")?.value, heard };
  };
  window.history.replaceState(null, "", "/login");
  expect(restored().text).toBe("");
  window.history.replaceState(null, "", "/try");
  expect(restored()).toEqual({ text: "https://www.linkedin.com/in/ada", heard: ["profile-url"] });
  expect(restored().text).toBe("");
});
