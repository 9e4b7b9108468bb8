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
