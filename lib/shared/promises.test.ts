import { awaitedLater, once } from "./promises";

it("throws a rejection of a promise at its await, also when that comes later", async () => {
  const failing = awaitedLater(Promise.reject(new Error("lost")));
  await new Promise((resolve) => setImmediate(resolve));
  await expect(failing).rejects.toThrow("lost");
});

it("runs a function at its first call only", () => {
  const run = jest.fn();
  const runOnce = once(run);
  runOnce("first");
  runOnce("second");
  expect(run.mock.calls).toEqual([["first"]]);
});
