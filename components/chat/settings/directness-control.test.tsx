import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ApiError, apiClient } from "@/lib/shared/api-client";
import { DirectnessControl } from "./directness-control";

jest.mock("@/lib/shared/api-client", () => ({
  ...jest.requireActual<object>("@/lib/shared/api-client"),
  apiClient: jest.fn(),
}));

const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
const languages = [...navigator.languages];
const call = jest.mocked(apiClient);
const chosen = () => screen.getByLabelText<HTMLSelectElement>("How direct:").value;

beforeEach(() => call.mockReset().mockResolvedValue({}));

it("saves what the person chooses", async () => {
  render(<DirectnessControl settings={{ directness: "balanced", timeZone, country: null, languages }} />);
  expect(chosen()).toBe("balanced");
  await userEvent.selectOptions(screen.getByLabelText("How direct:"), "Direct");
  expect(chosen()).toBe("direct");
  expect(call.mock.calls).toEqual([["/api/chat/coach-settings", { method: "PATCH", body: { directness: "direct" } }]]);
});

it("restores the stored setting when that fails", async () => {
  render(<DirectnessControl settings={{ directness: "listen", timeZone, country: null, languages }} />);
  call.mockRejectedValue(new ApiError(503, "", "Unavailable"));
  await userEvent.selectOptions(screen.getByLabelText("How direct:"), "Direct");
  await waitFor(() => expect(chosen()).toBe("listen"));
});

it("sends the browser's time zone when it has changed", () => {
  render(
    <DirectnessControl settings={{ directness: "balanced", timeZone: "Pacific/Chatham", country: null, languages }} />,
  );
  expect(call.mock.calls).toEqual([["/api/chat/coach-settings", { method: "PATCH", body: { timeZone } }]]);
});

it("sends the browser's languages when they have changed", () => {
  render(<DirectnessControl settings={{ directness: "balanced", timeZone, country: null, languages: ["gsw-CH"] }} />);
  expect(call.mock.calls).toEqual([["/api/chat/coach-settings", { method: "PATCH", body: { languages } }]]);
});
