import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { USUAL_HOURS } from "@/lib/features/mailbox/schema";
import { stubFetch } from "@/tests/support/fakes/stub-fetch";
import { GmailCheckPanel } from "./gmail-check-panel";

const LOOK = "GET /api/try-clarity/mailbox-check/42?strict=false";
const STRICT = "GET /api/try-clarity/mailbox-check/42?strict=true";
const START = "POST /api/try-clarity/mailbox-check/42";
const TUESDAY = Date.UTC(2026, 2, 3, 9);
const mail = (text: string) => ({ body: { samples: [{ at: TUESDAY, text }], sent: [{ at: TUESDAY, offset: 0 }] } });

function show() {
  window.scrollTo = jest.fn();
  const onDone = jest.fn();
  render(<GmailCheckPanel userId={42} onDone={onDone} onClose={jest.fn()} />);
  return onDone;
}
const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));

it("starts the import only after text and clock were shown, with what was confirmed", async () => {
  const calls = stubFetch({ [LOOK]: mail("We keep the date."), [START]: { body: { success: true } } });
  const onDone = show();
  expect(await screen.findByText("We keep the date.")).toBeVisible();
  expect(screen.getByRole("heading", { name: "Is this what you wrote?" })).toBeVisible();
  await press("Yes, I wrote this");
  await userEvent.selectOptions(screen.getByLabelText("Which time zone do you live in?"), "Asia/Tokyo");
  expect(screen.getByText(/^100 of 100 mails leave between 11:00 and 19:00/)).toBeInTheDocument();
  await userEvent.click(screen.getByLabelText("Yes, this is when I send mail"));
  expect(calls.map(({ call }) => call)).toEqual([LOOK]);
  await press("Read my sent mail");
  await waitFor(() => expect(onDone).toHaveBeenCalled());
  expect(calls.at(-1)).toEqual({
    call: START,
    body: { isStrict: false, hours: USUAL_HOURS, clock: { zone: "Asia/Tokyo", isConfirmed: true } },
  });
});

it("asks for the week again after its clock was changed", async () => {
  stubFetch({ [LOOK]: mail("We keep the date.") });
  show();
  await press("Yes, I wrote this");
  const confirmation = screen.getByLabelText("Yes, this is when I send mail");
  await userEvent.click(confirmation);
  await userEvent.selectOptions(screen.getByLabelText("Which time zone do you live in?"), "Asia/Tokyo");
  expect(confirmation).not.toBeChecked();
});

it("reads more strictly after a no, and measures nothing after a second one", async () => {
  const calls = stubFetch({ [LOOK]: mail("We should wait. Sam"), [STRICT]: mail("We should wait. Kit") });
  show();
  await press("No, read more strictly");
  expect(await screen.findByText("We should wait. Kit")).toBeVisible();
  await press("No, others wrote some of it");
  expect(screen.getByText("Then none of this mail can be counted as yours.")).toBeVisible();
  expect(calls.map(({ call }) => call)).toEqual([LOOK, STRICT]);
});

it("says why the mail cannot be shown, and tries again", async () => {
  const failure = { success: false, message: "Gmail does not answer right now.", code: "provider_failed" };
  stubFetch({ [LOOK]: { status: 502, body: failure } });
  show();
  expect(await screen.findByRole("alert")).toHaveTextContent("Gmail does not answer right now.");
  stubFetch({ [LOOK]: mail("We keep the date.") });
  await press("Try again");
  expect(await screen.findByText("We keep the date.")).toBeVisible();
});

it("says that no own mail was found", async () => {
  stubFetch({ [LOOK]: { body: { samples: [], sent: [] } } });
  show();
  expect(await screen.findByText("No mail of your own was found.")).toBeVisible();
});
