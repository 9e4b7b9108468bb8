import { NO_RISK, type RiskState } from "@/lib/features/risk/schema";
import { replyWithRiskCheck } from "./reply-with-risk-check";

const RISK: RiskState = { ...NO_RISK, answer: "ask", kind: "suicide", lastQuestion: "ask", isOpen: true };

async function* streamed(text: string) {
  yield text;
}

type Reply = (signal: AbortSignal) => AsyncGenerator<string>;

function checkedReply(verdict: Promise<RiskState | null>, reply: Reply, isUncertain = false, onCheck = () => {}) {
  const { signal } = new AbortController();
  const riskText = (_: RiskState, hasReplyText: boolean) => streamed(`${hasReplyText ? " … " : ""}Are you safe?`);
  const checkRisk = () => (onCheck(), verdict);
  return replyWithRiskCheck({ reply, checkRisk, riskText, isUncertain, signal });
}

async function textOf(...input: Parameters<typeof checkedReply>) {
  let text = "";
  for await (const piece of checkedReply(...input)) text += piece;
  return text;
}

it("streams the first words of a reply without waiting for the verdict", async () => {
  const verdict = Promise.withResolvers<RiskState | null>();
  const pieces = checkedReply(verdict.promise, () => streamed("A plan for Monday."));
  expect(await pieces.next()).toEqual({ value: "A plan for Monday.", done: false });
  verdict.resolve(null);
  expect((await pieces.next()).done).toBe(true);
});

it("holds the first words of an uncertain message until the verdict", async () => {
  let ended: AbortSignal | undefined;
  const text = await textOf(
    Promise.resolve(RISK),
    (signal) => {
      ended = signal;
      return streamed("A plan for Monday");
    },
    true,
  );
  expect({ text, isEnded: ended?.aborted }).toEqual({ text: "Are you safe?", isEnded: true });
});

it("ends the reply where it stands when a danger is found", async () => {
  const verdict = Promise.withResolvers<RiskState | null>();
  async function* reply(signal: AbortSignal) {
    yield "A plan";
    await verdict.promise;
    yield " for Monday";
    signal.throwIfAborted();
    yield " and Tuesday";
  }
  const text = await textOf(verdict.promise, reply, false, () => verdict.resolve(RISK));
  expect(text).toMatch(/^A plan(?: for Monday)? … Are you safe\?$/);
});

it("appends the text about a danger when the verdict comes after the end of a short reply", async () => {
  const verdict = Promise.withResolvers<RiskState | null>();
  const text = await textOf(verdict.promise, async function* () {
    yield "A plan";
    setImmediate(() => verdict.resolve(RISK));
  });
  expect(text).toBe("A plan … Are you safe?");
});

it("sends the reply alone when no verdict arrives", async () => {
  expect(await textOf(new Promise(() => undefined), () => streamed("A plan for Monday."))).toBe("A plan for Monday.");
});

it("passes on a failure of the reply", async () => {
  await expect(
    textOf(Promise.resolve(null), async function* () {
      yield await Promise.reject<string>(new Error("gone"));
    }),
  ).rejects.toThrow("gone");
});
