import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { CheckInSettingsView } from "@/lib/features/check-ins/schema";
import { stubFetch } from "@/tests/support/fakes/stub-fetch";
import { RemindersSection } from "./reminders-section";

const SETTINGS: CheckInSettingsView = {
  mailOn: true,
  mailTime: "08:00",
  quietDays: [],
  reviewDay: null,
  calendarTitles: false,
  timeZone: "Europe/Berlin",
  calendarUrl: "https://clarity.example/api/calendar/1.ics",
  isMailConfigured: true,
  isAddressConfirmed: true,
};

const show = () => render(<RemindersSection settings={SETTINGS} />);

it("keeps a time and days that are not saved yet when another reminder changes", async () => {
  stubFetch({ "PATCH /api/goals/reminders": { body: { ...SETTINGS, reviewDay: 5 } } });
  show();
  fireEvent.change(screen.getByLabelText("At"), { target: { value: "07:30" } });
  await userEvent.click(screen.getByLabelText("Sunday"));
  await userEvent.selectOptions(screen.getByLabelText("Weekly review"), "Friday");
  await screen.findByText("Saved");
  expect(screen.getByLabelText("At")).toHaveValue("07:30");
  expect(screen.getByLabelText("Sunday")).toBeChecked();
});

it("keeps the focus in place when the pressed button disappears", async () => {
  stubFetch({
    "PATCH /api/goals/reminders": { body: { ...SETTINGS, mailOn: false } },
    "DELETE /api/goals/calendar": { body: { ...SETTINGS, calendarUrl: null } },
  });
  show();
  await userEvent.click(screen.getByRole("button", { name: "Switch off" }));
  expect(await screen.findByRole("button", { name: "Switch on" })).toHaveFocus();
  await userEvent.click(screen.getByRole("button", { name: "Remove the address" }));
  expect(await screen.findByRole("button", { name: "Make an address" })).toHaveFocus();
});
