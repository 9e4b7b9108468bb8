/** @jest-environment node */
import type { Ctx } from "@/lib/shared/actor";
import { getCachedReport } from "./get-cached-report";
import { getReport } from "./get-report";
import { findStamp } from "./store";

jest.mock("./get-report", () => ({ getReport: jest.fn().mockResolvedValue(null) }));
jest.mock("./list-disputes", () => ({ listDisputes: jest.fn().mockResolvedValue([]) }));
jest.mock("./store", () => ({ findStamp: jest.fn().mockResolvedValue("one") }));

const ctx: Ctx = { actor: { type: "visitor" }, requestId: "t", now: new Date(), network: "t" };
const recall = () => getCachedReport(ctx, { userId: 7 });

it("reads a report again when the database says that it changed, or ten minutes after its last use", async () => {
  jest.useFakeTimers();
  await recall();
  await jest.advanceTimersByTimeAsync(9 * 60_000);
  await recall();
  await jest.advanceTimersByTimeAsync(9 * 60_000);
  await recall();
  expect(getReport).toHaveBeenCalledTimes(1);
  jest.mocked(findStamp).mockResolvedValue("two");
  await recall();
  expect(getReport).toHaveBeenCalledTimes(2);
  await jest.advanceTimersByTimeAsync(10 * 60_000);
  await recall();
  expect(getReport).toHaveBeenCalledTimes(3);
  jest.useRealTimers();
});
