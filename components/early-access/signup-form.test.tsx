import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { notifyOnDemand } from "@/components/ui/toasts/notify-on-demand";
import { SEAT_RESERVED, WAITING_LISTED } from "@/lib/features/early-access/model";
import { apiClient, ApiError } from "@/lib/shared/api-client";
import { SignupForm } from "./signup-form";

jest.mock("@/components/ui/toasts/notify-on-demand", () => ({ notifyOnDemand: jest.fn() }));
jest.mock("@/lib/shared/api-client", () => ({
  ...jest.requireActual<object>("@/lib/shared/api-client"),
  apiClient: jest.fn(),
}));

const call = jest.mocked(apiClient);
const notice = jest.mocked(notifyOnDemand);
const email = () => screen.getByLabelText<HTMLInputElement>("Email address");
const send = async (address: string) => {
  if (address) await userEvent.type(email(), address);
  await userEvent.click(screen.getByRole("button", { name: "Join Early Access" }));
};

beforeEach(() => {
  jest.resetAllMocks();
  localStorage.clear();
  Element.prototype.scrollIntoView = jest.fn();
  render(<SignupForm>{null}</SignupForm>);
});

it.each([
  ["", "Please enter your email address"],
  ["ada@example", "Please enter a valid email address"],
])("reports %j beside the field and in a notice until it is edited", async (address, message) => {
  await send(address);
  expect(screen.getByRole("alert")).toHaveTextContent(message);
  expect(email()).toHaveAccessibleDescription(message);
  expect(email()).toHaveFocus();
  expect(notice).toHaveBeenCalledWith({ title: "Error", description: message, variant: "destructive" });
  expect(call).not.toHaveBeenCalled();
  await userEvent.type(email(), "x");
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
});

it("sends once, shows that it is pending, and is replaced by the confirmation", async () => {
  let answer = (_view: unknown) => {};
  call.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  await send("ada@example.com");
  const button = screen.getByRole("button", { name: "Preparing..." });
  expect(button).toBeDisabled();
  await userEvent.type(email(), "{Enter}");
  expect(call).toHaveBeenCalledTimes(1);
  answer({ success: true, message: SEAT_RESERVED, waitingList: false });
  expect(await screen.findByText("Your exclusive access has been reserved!")).toBeInTheDocument();
  expect(notice).toHaveBeenCalledWith({
    title: "Success!",
    description: "Your access has been reserved. We'll be in touch soon!",
  });
  expect(localStorage.getItem("clarity")).toBe("ada@example.com");
  expect(screen.queryByLabelText("Email address")).not.toBeInTheDocument();
  await waitFor(() => expect(Element.prototype.scrollIntoView).toHaveBeenCalled());
});

it("mentions the confirmation link where one was mailed", async () => {
  call.mockResolvedValue({ success: true, message: SEAT_RESERVED, waitingList: false, linkMailed: true });
  await send("ada@example.com");
  expect(await screen.findByText(/Without a confirmation we delete it after 30 days/)).toBeInTheDocument();
});

it("promises no seat to somebody on the waiting list", async () => {
  call.mockResolvedValue({ success: true, message: WAITING_LISTED, waitingList: true, linkMailed: false });
  await send("ada@example.com");
  expect(await screen.findByText("You are on the waiting list.")).toBeInTheDocument();
  expect(notice).toHaveBeenCalledWith({ title: "Success!", description: WAITING_LISTED });
});

it.each([
  ["the network fails", () => call.mockRejectedValue(new TypeError("Failed to fetch"))],
  ["the server refuses", () => call.mockRejectedValue(new ApiError(503, '{"success":false}', ""))],
])("keeps the form and the address when %s", async (_what, fail) => {
  fail();
  await send("ada@example.com");
  await waitFor(() =>
    expect(notice).toHaveBeenCalledWith({
      title: "Something went wrong",
      description: "Please try again later.",
      variant: "destructive",
    }),
  );
  expect(email()).toHaveValue("ada@example.com");
  // The toast also needs the network, so the page itself reports the failure.
  expect(screen.getByRole("alert")).toHaveTextContent("Your address did not reach us.");
  expect(screen.getByRole("button", { name: "Join Early Access" })).toBeEnabled();
  expect(localStorage.getItem("clarity")).toBeNull();
});
