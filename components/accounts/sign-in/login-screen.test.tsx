import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { goTo } from "@/lib/shared/browser/navigate";
import { stubFetch } from "@/tests/support/fakes/stub-fetch";
import { LoginScreen } from "./login-screen";

jest.mock("@/lib/shared/browser/navigate");
beforeEach(() => jest.mocked(goTo).mockReset());

const show = (isGoogleConfigured = true, googleOutcome?: string) =>
  render(<LoginScreen isGoogleConfigured={isGoogleConfigured} googleOutcome={googleOutcome} />);
const tab = (name: string) => screen.getByRole("tab", { name });
const submit = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const type = (label: string, text: string) => userEvent.type(screen.getByLabelText(label), text);

it("checks address and password before anything is sent", async () => {
  const calls = stubFetch({});
  show();
  await type("Email", "ada@");
  await type("Password", "12345");
  await submit("Sign In");
  expect(await screen.findByText("Invalid email address")).toBeVisible();
  expect(screen.getByText("Password must be at least 6 characters")).toBeVisible();
  expect(screen.getByLabelText("Email")).toBeInvalid();
  expect(calls).toHaveLength(0);
});

it("asks for a name of two characters when an account is created", async () => {
  stubFetch({});
  show();
  await userEvent.click(tab("Create Account"));
  await type("Name", "A");
  await submit("Create Account");
  expect(await screen.findByText("Name must be at least 2 characters")).toBeVisible();
});

it("focuses the first wrong field as the form shows them", async () => {
  stubFetch({});
  show();
  await userEvent.click(tab("Create Account"));
  await submit("Create Account");
  expect(await screen.findByText("Name must be at least 2 characters")).toBeVisible();
  expect(screen.getByLabelText("Name")).toHaveFocus();
  await type("Name", "Ada");
  await submit("Create Account");
  expect(screen.getByLabelText("Email")).toHaveFocus();
});

it("signs in, greets on the next page and opens the chat", async () => {
  const calls = stubFetch({ "POST /api/auth/login": { body: { success: true, message: "Welcome back!" } } });
  show();
  await type("Email", "ada@example.com");
  await type("Password", "correct horse{Enter}");
  await waitFor(() => expect(goTo).toHaveBeenCalledWith("/chat"));
  expect(calls[0]?.body).toEqual({ email: "ada@example.com", password: "correct horse" });
  expect(sessionStorage.getItem("clarity-notice")).toContain("You have successfully logged in.");
});

it("signs in where the browser forbids storage, without the greeting", async () => {
  stubFetch({ "POST /api/auth/login": { body: { success: true, message: "Welcome back!" } } });
  const storage = jest.spyOn(window, "sessionStorage", "get").mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });
  show();
  await type("Email", "ada@example.com");
  await type("Password", "correct horse{Enter}");
  await waitFor(() => expect(goTo).toHaveBeenCalledWith("/chat"));
  storage.mockRestore();
});

it("creates an account with the three fields and says so on the next page", async () => {
  const calls = stubFetch({ "POST /api/auth/register": { status: 201, body: { success: true } } });
  show();
  await type("Email", "ada@example.com");
  await userEvent.click(tab("Create Account"));
  await type("Password", "correct horse");
  await type("Name", "Ada");
  await submit("Create Account");
  await waitFor(() => expect(goTo).toHaveBeenCalledWith("/chat"));
  expect(calls[0]?.body).toEqual({ email: "ada@example.com", password: "correct horse", name: "Ada" });
  expect(sessionStorage.getItem("clarity-notice")).toContain("Account created!");
});

it.each([
  [
    "Sign In",
    "POST /api/auth/login",
    { status: 401, body: { success: false, message: "Invalid credentials" } },
    "Invalid credentials",
  ],
  ["Sign In", "POST /api/auth/login", { status: 500 }, "Invalid credentials"],
  ["Sign In", "POST /api/auth/login", "unreachable" as const, "An error occurred. Please try again."],
  [
    "Create Account",
    "POST /api/auth/register",
    { status: 409, body: { message: "This email is already registered. Please use a different email." } },
    "This email is already registered. Please use a different email.",
  ],
  ["Create Account", "POST /api/auth/register", { status: 500 }, "An error occurred"],
  ["Create Account", "POST /api/auth/register", "unreachable" as const, "An error occurred. Please try again."],
])("%s answered by %s %j shows '%s' and keeps the entered text", async (mode, call, answer, text) => {
  stubFetch({ [call]: answer });
  show();
  await userEvent.click(tab(mode));
  await type("Email", "ada@example.com");
  await type("Password", "correct horse");
  if (mode === "Create Account") await type("Name", "Ada");
  await submit(mode);
  expect(await screen.findByRole("alert")).toHaveTextContent(text);
  expect(screen.getByLabelText("Email")).toHaveValue("ada@example.com");
  expect(screen.getByLabelText("Password")).toHaveValue("correct horse");
  expect(goTo).not.toHaveBeenCalled();
});

it("keeps the entered text when the toggle changes, and moves it by arrow keys", async () => {
  show();
  await type("Email", "ada@example.com");
  tab("Sign In").focus();
  await userEvent.keyboard("{ArrowRight}");
  expect(tab("Create Account")).toHaveFocus();
  expect(tab("Create Account")).toHaveAttribute("aria-selected", "true");
  expect(screen.getByLabelText("Email")).toHaveValue("ada@example.com");
});

it("links to Google where it is configured", () => {
  show(true);
  expect(screen.getByRole("link", { name: "Continue with Google" })).toHaveAttribute("href", "/api/auth/google");
});

it("explains the Google button where it is not", () => {
  show(false);
  expect(screen.getByRole("button", { name: "Continue with Google" })).toHaveAccessibleDescription(
    "Google sign-in is not configured on this installation. Email and password work.",
  );
});

it("states how a visit to Google ended, in fixed words only", () => {
  show(true, "failed");
  expect(screen.getByRole("alert")).toHaveTextContent("Google sign-in did not finish.");
});

it("ignores unknown endings", () => {
  show(true, "constructor");
  expect(screen.queryByRole("alert")).toBeNull();
});

it("offers to create an account after a refused sign-in, and keeps the button pending only until the page is left", async () => {
  stubFetch({
    "POST /api/auth/login": { status: 401, body: { success: false, message: "Invalid credentials" } },
    "POST /api/auth/register": { status: 201, body: { success: true } },
  });
  show();
  await type("Email", "ada@example.com");
  await type("Password", "correct horse");
  await submit("Sign In");
  await screen.findByRole("alert");
  await userEvent.click(tab("Create Account"));
  await type("Name", "Ada");
  await submit("Create Account");
  await waitFor(() => expect(goTo).toHaveBeenCalledWith("/chat"));
  expect(screen.getByRole("button", { name: "Creating account..." })).toBeDisabled();
});
