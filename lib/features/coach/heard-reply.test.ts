/** @jest-environment node */
import { NO_RISK, type RiskState } from "@/lib/features/risk/schema";
import { heardReply } from "./heard-reply";

const RISK: RiskState = { ...NO_RISK, answer: "ask", kind: "suicide", asked: "ask", isOpen: true };
const words = (text: string) =>
  (async function* () {
    yield text;
  })();

async function textOf(verdict: Promise<RiskState | null>, reply: (signal: AbortSignal) => AsyncGenerator<string>) {
  let text = "";
  const { signal } = new AbortController();
  const instead = () => words("Are you safe?");
  const after = () => words(" Are you safe?");
  for await (const piece of heardReply({ reply, listen: () => verdict, instead, after, signal })) text += piece;
  return text;
}

it("ends a reply that is not wanted", async () => {
  let ended: AbortSignal | undefined;
  const text = await textOf(Promise.resolve(RISK), (signal) => {
    ended = signal;
    return words("A plan for Monday");
  });
  expect({ text, isEnded: ended?.aborted }).toEqual({ text: "Are you safe?", isEnded: true });
});

it("adds its words to a reply that was given before the verdict came", async () => {
  const verdict = Promise.withResolvers<RiskState | null>();
  const text = await textOf(verdict.promise, async function* () {
    yield "A plan";
    verdict.resolve(RISK);
    yield " for Monday.";
  });
  expect(text).toBe("A plan for Monday. Are you safe?");
});

it("gives the reply alone when no verdict comes", async () => {
  expect(await textOf(new Promise(() => undefined), () => words("A plan for Monday."))).toBe("A plan for Monday.");
});

it("passes on a failure of the reply", async () => {
  await expect(
    textOf(Promise.resolve(null), async function* () {
      yield await Promise.reject<string>(new Error("gone"));
    }),
  ).rejects.toThrow("gone");
});
