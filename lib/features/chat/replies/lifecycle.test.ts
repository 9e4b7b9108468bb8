/** @jest-environment node */
import { drainReplies, startReplies } from "./lifecycle";
import * as store from "./store";

jest.mock("./store");

const BEAT = 3_000;
const STALE = 15;

/** How old the heartbeats of others had to be to be taken for dead, at each look; null when none was. */
const looks = () => jest.mocked(store.sweep).mock.calls.map(([, { staleSeconds }]) => staleSeconds);

beforeEach(() => {
  jest.useFakeTimers();
  jest.mocked(store.listInstanceIds).mockResolvedValue([]);
  jest.mocked(store.sweep).mockResolvedValue(0);
  jest.mocked(store.removeInstance).mockResolvedValue();
  jest.mocked(store.beat).mockResolvedValue(3);
});
afterEach(async () => {
  await drainReplies();
  jest.resetAllMocks();
  jest.useRealTimers();
});

it("marks at its start what silent processes left behind, before it enters itself", async () => {
  await startReplies();
  expect(looks()).toEqual([STALE]);
  expect(jest.mocked(store.sweep).mock.invocationCallOrder[0]).toBeLessThan(
    jest.mocked(store.beat).mock.invocationCallOrder[0] ?? 0,
  );
});

it("judges the silence of others only after it could itself say that it lives, time after time", async () => {
  jest.mocked(store.beat).mockResolvedValueOnce(Infinity);
  await startReplies();
  await jest.advanceTimersByTimeAsync(7 * BEAT);
  expect(looks().slice(1, 6)).toEqual(Array(5).fill(null));
  expect(looks().slice(6)).toEqual([STALE, STALE]);
  // The database was away for twenty seconds: then nobody could say so.
  jest.mocked(store.beat).mockResolvedValueOnce(20);
  await jest.advanceTimersByTimeAsync(6 * BEAT);
  expect(looks().slice(8, 14)).toEqual(Array(6).fill(null));
  await jest.advanceTimersByTimeAsync(BEAT);
  expect(looks().at(-1)).toBe(STALE);
});

it("starts without the database and catches up when it is there", async () => {
  jest.mocked(store.listInstanceIds).mockRejectedValueOnce(new Error("away"));
  await startReplies();
  expect(store.beat).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(BEAT);
  expect(store.beat).toHaveBeenCalledTimes(1);
});
