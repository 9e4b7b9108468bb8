import { StaleOnErrorCache } from "./stale-on-error-cache";

const away = () => Promise.reject(new Error("away"));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it("reads once in two seconds for each key", async () => {
  const cache = new StaleOnErrorCache<string, number>();
  let reads = 0;
  const read = () => Promise.resolve(++reads);
  await expect(Promise.all([cache.get("a", read), cache.get("a", read), cache.get("b", read)])).resolves.toEqual([
    1, 1, 2,
  ]);
  jest.advanceTimersByTime(2_000);
  await expect(cache.get("a", read)).resolves.toBe(3);
});

it("returns the last value while the source is unavailable, and rejects without one", async () => {
  const cache = new StaleOnErrorCache<string, number>();
  await expect(cache.get("a", away)).rejects.toThrow("away");
  await cache.get("a", () => Promise.resolve(1));
  jest.advanceTimersByTime(2_000);
  await expect(cache.get("a", away)).resolves.toBe(1);
});

it("reads again once a value is forgotten", async () => {
  const cache = new StaleOnErrorCache<string, number>();
  await cache.get("a", () => Promise.resolve(1));
  cache.forget("a");
  await expect(cache.get("a", () => Promise.resolve(2))).resolves.toBe(2);
});
