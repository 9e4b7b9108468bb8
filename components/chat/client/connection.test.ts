import { ApiError } from "@/lib/shared/api-client";
import { createConnection, type Wait } from "./connection";

const refusal = (status: number, fields?: Record<string, string>) =>
  new ApiError(status, JSON.stringify({ message: "No", fields }), "");
const queued = (place: number) => refusal(503, { place: String(place), seconds: "1" });
const lost = new TypeError("Failed to fetch");

let waits: Wait[] = [];
let calls = 0;
const failing = (errors: Error[]) => async () => {
  calls += 1;
  const error = errors.shift();
  if (error) throw error;
  return "done";
};

beforeEach(() => {
  jest.useFakeTimers();
  waits = [];
  calls = 0;
});
afterEach(() => jest.useRealTimers());

async function outcome(kind: "untilRead" | "send" | "none", errors: Error[]): Promise<unknown> {
  const run = createConnection((wait) => waits.push(wait))
    .request(kind, failing(errors))
    .catch((error: unknown) => error);
  await jest.advanceTimersByTimeAsync(600_000);
  return run;
}

it("retries a message five times after network errors, and another version of a reply never", async () => {
  expect(await outcome("send", Array<Error>(5).fill(lost))).toBe("done");
  expect(waits.map(({ isOffline }) => isOffline)).toEqual([true, true, true, true, true]);
  expect(await outcome("send", Array<Error>(6).fill(lost))).toBe(lost);
  calls = 0;
  expect(await outcome("none", [lost])).toBe(lost);
  expect(calls).toBe(1);
});

it("retries a read while the server is away, and gives up at any other refusal", async () => {
  expect(await outcome("untilRead", [...Array<Error>(40).fill(lost), refusal(502), refusal(503), refusal(504)])).toBe(
    "done",
  );
  expect(await outcome("untilRead", [refusal(500)])).toMatchObject({ status: 500 });
  expect(await outcome("send", [refusal(503)])).toMatchObject({ status: 503 });
});

it("waits in the queue as long as the server says, and restarts the count of network errors after each turn", async () => {
  const errors = [lost, lost, lost, queued(2), lost, lost, lost, lost, queued(1)];
  expect(await outcome("send", errors)).toBe("done");
  expect(waits.flatMap(({ queuePlace }) => queuePlace ?? [])).toEqual([2, 1]);
});

it("ends a pause at once on request", async () => {
  const connection = createConnection(() => {});
  const run = connection.request("send", failing([lost]));
  await jest.advanceTimersByTimeAsync(0);
  expect(calls).toBe(1);
  connection.wake();
  expect(await run).toBe("done");
});
