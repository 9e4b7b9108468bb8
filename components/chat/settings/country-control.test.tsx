import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ApiError, apiClient } from "@/lib/shared/api-client";
import { CountryControl } from "./country-control";

jest.mock("@/lib/shared/api-client", () => ({
  ...jest.requireActual<object>("@/lib/shared/api-client"),
  apiClient: jest.fn(),
}));

const call = jest.mocked(apiClient);
const control = () => screen.getByLabelText<HTMLSelectElement>("Helplines of:");
const countries = [
  { code: "AT", name: "Austria" },
  { code: "FR", name: "France" },
];

beforeEach(() => call.mockReset().mockResolvedValue({}));

it("saves the country that the person chooses, and that the browser decides again", async () => {
  render(<CountryControl country={null} countries={countries} />);
  await userEvent.selectOptions(control(), "Austria");
  await userEvent.selectOptions(control(), "the country my browser reports");
  expect(call.mock.calls.map(([, options]) => options?.body)).toEqual([{ country: "AT" }, { country: null }]);
});

it("restores the stored country when saving fails", async () => {
  render(<CountryControl country="FR" countries={countries} />);
  call.mockRejectedValue(new ApiError(503, "", "Unavailable"));
  await userEvent.selectOptions(control(), "Austria");
  await waitFor(() => expect(control().value).toBe("FR"));
});
