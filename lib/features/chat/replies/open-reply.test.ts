/** @jest-environment node */
import { waitForFirstText } from "./open-reply";
import { RunningReply } from "./running-reply";

const newReply = () => new RunningReply({ id: "r", conversationId: "c", userId: 7, text: "" });

async function readAll(stream: ReadableStream<Uint8Array>): Promise<string> {
  let text = "";
  for await (const chunk of stream) text += Buffer.from(chunk).toString("utf8");
  return text;
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it("returns with the first visible text", async () => {
  const reply = newReply();
  reply.markDurable();
  let isOpen = false;
  const opening = waitForFirstText(reply, 0).finally(() => (isOpen = true));
  await jest.advanceTimersByTimeAsync(24_000);
  expect(isOpen).toBe(false);
  reply.append("Here");
  reply.markSaved(4);
  reply.finish({ state: "complete", failure: null });
  expect(await readAll((await opening).stream)).toBe("Here");
});

it("returns the headers within 30 seconds without text, but not before the start is durable", async () => {
  const reply = newReply();
  let isOpen = false;
  const opening = waitForFirstText(reply, 0).finally(() => (isOpen = true));
  await jest.advanceTimersByTimeAsync(30_000);
  expect(isOpen).toBe(false);
  reply.markDurable();
  const { stream } = await opening;
  const reading = readAll(stream);
  reply.append("At last");
  reply.finish({ state: "complete", failure: null });
  expect(await reading).toBe("At last");
});

it("breaks the stream when the reply fails after the headers were sent", async () => {
  const reply = newReply();
  reply.markDurable();
  const opening = waitForFirstText(reply, 0);
  await jest.advanceTimersByTimeAsync(26_000);
  const reading = readAll((await opening).stream);
  reply.finish({ state: "failed", failure: "unavailable" });
  await expect(reading).rejects.toThrow("The reply is failed");
});
