import { hashPassword, verifyPassword } from "./password";
import { derive } from "./phc";

jest.mock("node:os", () => ({
  ...jest.requireActual<object>("node:os"),
  availableParallelism: () => 8,
}));
jest.mock("./phc", () => ({
  ...jest.requireActual<object>("./phc"),
  derive: jest.fn(),
  newPhc: async () => "made",
}));

it("hashes two at once, queues fifty and refuses everybody else with a time to retry", async () => {
  const running: (() => void)[] = [];
  let most = 0;
  jest.mocked(derive).mockImplementation(async () => {
    await new Promise<void>((resolve) => (most = Math.max(most, running.push(resolve))));
    return Buffer.alloc(32);
  });
  const tries = Array.from({ length: 60 }, () => verifyPassword("correct horse", null));
  const outcomes = Promise.allSettled(tries);
  for (let done = 0; done < 52; done++) {
    await new Promise(setImmediate);
    running.shift()?.();
  }
  const settled = await outcomes;
  expect(most).toBe(2);
  expect(settled.filter(({ status }) => status === "fulfilled")).toHaveLength(52);
  for (const outcome of settled) {
    if (outcome.status === "rejected") expect(outcome.reason).toMatchObject({ code: "unavailable", retryAfter: 5 });
  }
  await expect(hashPassword("correct horse")).resolves.toBe("made");
});
