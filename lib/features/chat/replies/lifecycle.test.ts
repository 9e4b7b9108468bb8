/** @jest-environment node */
import { drainReplies, startReplies } from "./lifecycle";
import * as store from "./store";

jest.mock("./store");

const BEAT = 3_000;
const STALE = 15;

const sweptStaleSeconds = () => jest.mocked(store.sweep).mock.calls.map(([{ staleSeconds }]) => staleSeconds);

beforeEach(() => {
  jest.useFakeTimers();
  jest.mocked(store.listInstanceIds).mockResolvedValue([]);
  jest.mocked(store.sweep).mockResolvedValue(0);
  jest.mocked(store.removeInstance).mockResolvedValue([]);
  jest.mocked(store.heartbeat).mockResolvedValue(3);
});
afterEach(async () => {
  await drainReplies();
  jest.resetAllMocks();
  jest.useRealTimers();
});

it("interrupts the replies of stale processes before it registers", async () => {
  await startReplies();
  expect(sweptStaleSeconds()).toEqual([STALE]);
  expect(jest.mocked(store.sweep).mock.invocationCallOrder[0]).toBeLessThan(
    jest.mocked(store.heartbeat).mock.invocationCallOrder[0] ?? 0,
  );
});

it("ignores stale heartbeats of others until its own were on time for 18 seconds", async () => {
  jest.mocked(store.heartbeat).mockResolvedValueOnce(Infinity);
  await startReplies();
  await jest.advanceTimersByTimeAsync(7 * BEAT);
  expect(sweptStaleSeconds().slice(1, 6)).toEqual(Array(5).fill(null));
  expect(sweptStaleSeconds().slice(6)).toEqual([STALE, STALE]);
  // A gap of twenty seconds in which no process could renew its lease.
  jest.mocked(store.heartbeat).mockResolvedValueOnce(20);
  await jest.advanceTimersByTimeAsync(6 * BEAT);
  expect(sweptStaleSeconds().slice(8, 14)).toEqual(Array(6).fill(null));
  await jest.advanceTimersByTimeAsync(BEAT);
  expect(sweptStaleSeconds().at(-1)).toBe(STALE);
});

it("starts without the database and registers later", async () => {
  jest.mocked(store.listInstanceIds).mockRejectedValueOnce(new Error("away"));
  await startReplies();
  expect(store.heartbeat).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(BEAT);
  expect(store.heartbeat).toHaveBeenCalledTimes(1);
});
