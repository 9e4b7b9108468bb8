import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { stubFetch } from "@/tests/support/fakes/stub-fetch";
import { ListLinkScreen } from "./list-link-screen";

const TOKEN = "t".repeat(43);

it.each([
  ["Confirm my address", "confirm", "Your address is confirmed."],
  ["Leave the list", "leave", "Your address was taken off the list."],
])("does nothing before '%s' is pressed, and then states the result", async (name, act, message) => {
  const calls = stubFetch({ [`POST /api/early-access/${act}`]: { body: { success: true, message } } });
  render(<ListLinkScreen token={TOKEN} />);
  expect(calls).toHaveLength(0);
  await userEvent.click(screen.getByRole("button", { name }));
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.queryByRole("button", { name })).not.toBeInTheDocument();
  expect(calls.map(({ body }) => body)).toEqual([{ token: TOKEN }]);
});

it("reports that a link has expired, and keeps both choices", async () => {
  stubFetch({
    "POST /api/early-access/confirm": { status: 410, body: { success: false, message: "This link has expired." } },
  });
  render(<ListLinkScreen token={TOKEN} />);
  await userEvent.click(screen.getByRole("button", { name: "Confirm my address" }));
  expect(await screen.findByText("This link has expired.")).toBeVisible();
  expect(screen.getByRole("button", { name: "Leave the list" })).toBeEnabled();
});

it("asks for the mailed link where a reload has taken the token out of the address", () => {
  render(<ListLinkScreen token="" />);
  expect(screen.getByText(/open the link in your mail again/)).toBeVisible();
  expect(screen.queryByRole("button")).toBeNull();
});
