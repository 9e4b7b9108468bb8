import { act, fireEvent, render, screen } from "@testing-library/react";
import { paths } from "@/lib/shared/paths";
import { goTo } from "@/lib/shared/browser/navigate";
import { LoginErrorScreen } from "./login-error-screen";

jest.mock("@/lib/shared/browser/navigate");

beforeEach(() => {
  jest.mocked(goTo).mockReset();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

const pass = (seconds: number) => {
  for (let i = 0; i < seconds; i++) act(() => jest.advanceTimersByTime(1_000));
};

it("shows the address as text and goes to the trial after five seconds", () => {
  render(<LoginErrorScreen email="<b>ada@example.com</b>" />);
  expect(screen.getByRole("heading", { name: "Account Not Found" })).toBeVisible();
  expect(screen.getByText("<b>ada@example.com</b>")).toBeVisible();
  pass(4);
  expect(screen.getByText("1")).toBeVisible();
  expect(goTo).not.toHaveBeenCalled();
  pass(1);
  expect(goTo).toHaveBeenCalledWith("/try");
});

it("reads the address from the fragment, which no server sees", () => {
  window.location.hash = paths.loginError("ada+b@example.com").split("#")[1] ?? "";
  render(<LoginErrorScreen email={undefined} />);
  expect(screen.getByText("ada+b@example.com")).toBeVisible();
  window.location.hash = "";
});

it("has a button that goes there at once", () => {
  render(<LoginErrorScreen email={undefined} />);
  fireEvent.click(screen.getByRole("button", { name: "Go to the trial now" }));
  expect(goTo).toHaveBeenCalledWith("/try");
});

it("cuts a longer address to the permitted length", () => {
  render(<LoginErrorScreen email={"a".repeat(10_000)} />);
  expect(screen.getByText(/^a+$/).textContent).toHaveLength(254);
});
