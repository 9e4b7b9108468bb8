import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { goTo } from "@/lib/shared/browser/navigate";
import { stubFetch } from "@/tests/support/fakes/stub-fetch";
import { AccessScreen } from "./access-screen";

jest.mock("@/lib/shared/browser/navigate");
beforeEach(() => jest.mocked(goTo).mockReset());

const show = (hasCookie = false) => render(<AccessScreen target="/chat?session=abc" hasCookie={hasCookie} />);
const submit = () => screen.getByRole("button", { name: "Continue" });
const enter = async (code: string) => {
  await userEvent.type(screen.getByLabelText("Access code"), code);
  await userEvent.click(submit());
};

it("asks for one code and submits no empty or blank one", async () => {
  stubFetch({});
  show();
  expect(screen.getByRole("heading", { name: "Access Required" })).toBeVisible();
  expect(submit()).toBeDisabled();
  await userEvent.type(screen.getByLabelText("Access code"), "   ");
  expect(submit()).toBeDisabled();
  await userEvent.type(screen.getByLabelText("Access code"), "x");
  expect(submit()).toBeEnabled();
});

it("opens the requested page once the code is right", async () => {
  const calls = stubFetch({ "POST /api/access-gate": { body: { success: true, message: "Access granted" } } });
  show();
  await enter("clarity-test");
  await waitFor(() => expect(goTo).toHaveBeenCalledWith("/chat?session=abc"));
  expect(calls).toEqual([{ call: "POST /api/access-gate", body: { password: "clarity-test" } }]);
});

it.each([
  [
    "the server's own words",
    { status: 429, body: { success: false, message: "Too many attempts." } },
    "Too many attempts.",
  ],
  ["'Invalid password' when the server says nothing", { status: 401 }, "Invalid password"],
  [
    "a request to try again when the network is lost",
    "unreachable" as const,
    "Something went wrong. Please try again.",
  ],
])("shows %s for a failure and keeps the entered text", async (_what, answer, text) => {
  stubFetch({ "POST /api/access-gate": answer });
  show();
  await enter("wrong code");
  expect(await screen.findByRole("alert")).toHaveTextContent(text);
  expect(screen.getByLabelText("Access code")).toHaveValue("wrong code");
  expect(goTo).not.toHaveBeenCalled();
});

it("shows the typed code on request and hides it again", async () => {
  stubFetch({});
  show();
  const field = screen.getByLabelText("Access code");
  await userEvent.type(field, "qn64-f5w3");
  expect(field).toHaveAttribute("type", "password");
  await userEvent.click(screen.getByRole("button", { name: "Show what I type" }));
  expect(field).toHaveAttribute("type", "text");
  expect(field).toHaveValue("qn64-f5w3");
  await userEvent.click(screen.getByRole("button", { name: "Hide what I type" }));
  expect(field).toHaveAttribute("type", "password");
});

it("continues by itself in a browser that has access", async () => {
  stubFetch({ "GET /api/access-gate": { body: { success: true } } });
  show(true);
  expect(screen.getByRole("status")).toHaveTextContent("Checking access...");
  await waitFor(() => expect(goTo).toHaveBeenCalledWith("/chat?session=abc"));
});

it("asks for the code when the check fails", async () => {
  stubFetch({ "GET /api/access-gate": "unreachable" });
  show(true);
  expect(await screen.findByLabelText("Access code")).toBeVisible();
});

it("fills in the code of an invitation's link and takes it out of the address", async () => {
  stubFetch({});
  window.history.replaceState(null, "", "/access?redirect=%2Fchat#code=ABCD-1234-EFGH-5678");
  show();
  await waitFor(() => expect(screen.getByLabelText("Access code")).toHaveValue("ABCD-1234-EFGH-5678"));
  expect(submit()).toBeEnabled();
  expect(window.location.pathname + window.location.search + window.location.hash).toBe("/access?redirect=%2Fchat");
});
