import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { CommitmentDraft } from "@/lib/features/goals/schema";
import { apiClient } from "@/lib/shared/api-client";
import { PlanOffer } from "./plan-offer";

jest.mock("@/lib/shared/api-client", () => ({
  ...jest.requireActual("@/lib/shared/api-client"),
  apiClient: jest.fn().mockResolvedValue({}),
}));

// In another zone than the browser of these tests.
const ZONE = "Pacific/Auckland";
const offer = (time: string | null): CommitmentDraft => ({
  text: "I'll call Jo on Tuesday.",
  cue: null,
  due: { date: "2026-12-01", time, timeZone: ZONE, text: "" },
  source: { kind: "message", id: "message-1" },
});

function show(time: string | null) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <PlanOffer plan={offer(time)} />
    </QueryClientProvider>,
  );
}

it("shows the day in full with its zone, and keeps it in that zone", async () => {
  show("09:00");
  expect(screen.getByText("Due: Tuesday, 1 December 2026, 09:00, Pacific/Auckland")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Keep it" }));
  await waitFor(() => expect(apiClient).toHaveBeenCalledTimes(1));
  const [, { body }] = jest.mocked(apiClient).mock.calls[0] as unknown as [string, { body: object }];
  expect(body).toMatchObject({ due: { date: "2026-12-01", time: "09:00" }, timeZone: ZONE });
});

it("names the zone of a day without a time, too", () => {
  show(null);
  expect(screen.getByText("Due: Tuesday, 1 December 2026, Pacific/Auckland")).toBeVisible();
});
