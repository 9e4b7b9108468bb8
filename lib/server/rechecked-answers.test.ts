import { RecheckedAnswers } from "./rechecked-answers";

const away = () => Promise.reject(new Error("away"));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it("asks once in two seconds for each key", async () => {
  const answers = new RecheckedAnswers<string, number>();
  let asked = 0;
  const ask = () => Promise.resolve(++asked);
  await expect(Promise.all([answers.get("a", ask), answers.get("a", ask), answers.get("b", ask)])).resolves.toEqual([
    1, 1, 2,
  ]);
  jest.advanceTimersByTime(2_000);
  await expect(answers.get("a", ask)).resolves.toBe(3);
});

it("returns the last answer while the source is unavailable, and rejects without one", async () => {
  const answers = new RecheckedAnswers<string, number>();
  await expect(answers.get("a", away)).rejects.toThrow("away");
  await answers.get("a", () => Promise.resolve(1));
  jest.advanceTimersByTime(2_000);
  await expect(answers.get("a", away)).resolves.toBe(1);
});

it("asks again once an answer is forgotten", async () => {
  const answers = new RecheckedAnswers<string, number>();
  await answers.get("a", () => Promise.resolve(1));
  answers.forget("a");
  await expect(answers.get("a", () => Promise.resolve(2))).resolves.toBe(2);
});
