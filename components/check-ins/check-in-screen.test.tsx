import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { stubFetch } from "@/tests/support/fakes/stub-fetch";
import { CheckInScreen } from "./check-in-screen";

const NOTHING_CHANGED = "Opening this page has changed nothing.";

it("says that nothing has changed only until the answer is recorded", async () => {
  stubFetch({ "POST /api/check-ins/answer": { body: { success: true, message: "Recorded as done." } } });
  render(<CheckInScreen token="t" link={{ kind: "commitment", text: "Call Jo", due: null }} />);
  expect(screen.getByText(NOTHING_CHANGED)).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Done" }));
  expect(await screen.findByText("Recorded as done.")).toBeVisible();
  expect(screen.queryByText(NOTHING_CHANGED)).toBeNull();
});

it("offers no further answer after one that was given in another tab", async () => {
  stubFetch({
    "POST /api/check-ins/answer": { status: 409, body: { success: false, message: "This one was answered already." } },
  });
  render(<CheckInScreen token="t" link={{ kind: "commitment", text: "Call Jo", due: null }} />);
  await userEvent.click(screen.getByRole("button", { name: "Let it go" }));
  expect(await screen.findByText("This one was answered already.")).toBeVisible();
  expect(screen.queryByRole("button")).toBeNull();
  expect(screen.getByRole("link", { name: "Your goals" })).toHaveFocus();
});

it("no longer asks for the button once the mails are stopped, and moves the focus on", async () => {
  stubFetch({
    "POST /api/check-ins/unsubscribe?token=t": { body: { success: true, message: "No further mails will come." } },
  });
  render(<CheckInScreen token="t" link={{ kind: "unsubscribe", text: null, due: null }} />);
  await userEvent.click(screen.getByRole("button", { name: "Stop these mails" }));
  expect(await screen.findByRole("heading", { name: "Stopped" })).toBeVisible();
  expect(screen.queryByText(/Press the button/)).toBeNull();
  expect(screen.getByRole("link", { name: "Your goals" })).toHaveFocus();
});
