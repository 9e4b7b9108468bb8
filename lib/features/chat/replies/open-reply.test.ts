/** @jest-environment node */
import { waitForFirstText } from "./open-reply";
import { RunningReply } from "./running-reply";

const newReply = (durable = Promise.resolve()) =>
  new RunningReply({ id: "r", conversationId: "c", userId: 7, text: "", durable });

async function readAll(stream: ReadableStream<Uint8Array>): Promise<string> {
  let text = "";
  for await (const chunk of stream) text += Buffer.from(chunk).toString("utf8");
  return text;
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it("returns with the first visible text", async () => {
  const reply = newReply();
  let isOpen = false;
  const opening = waitForFirstText(reply, 0).finally(() => (isOpen = true));
  await jest.advanceTimersByTimeAsync(24_000);
  expect(isOpen).toBe(false);
  reply.append("Here");
  reply.markSaved(4);
  reply.finish({ state: "complete", failure: null });
  expect(await readAll((await opening).stream)).toBe("Here");
});

it("returns no text before the start is durable, and refuses when it may be lost", async () => {
  const [flush, lostFlush] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const [reply, lost] = [newReply(flush.promise), newReply(lostFlush.promise)];
  const isOpen = jest.fn();
  const opening = waitForFirstText(reply, 0).finally(isOpen);
  const refused = expect(waitForFirstText(lost, 0)).rejects.toMatchObject({ code: "unavailable" });
  for (const one of [reply, lost]) {
    one.append("Here");
    one.markSaved(4);
  }
  await jest.advanceTimersByTimeAsync(1_000);
  expect(isOpen).not.toHaveBeenCalled();
  flush.resolve();
  lostFlush.reject(new Error("the database is away"));
  await opening;
  await refused;
});

it("returns the headers within 30 seconds without text, but not before the start is durable", async () => {
  const flush = Promise.withResolvers<void>();
  const reply = newReply(flush.promise);
  let isOpen = false;
  const opening = waitForFirstText(reply, 0).finally(() => (isOpen = true));
  await jest.advanceTimersByTimeAsync(30_000);
  expect(isOpen).toBe(false);
  flush.resolve();
  const { stream } = await opening;
  const reading = readAll(stream);
  reply.append("At last");
  reply.finish({ state: "complete", failure: null });
  expect(await reading).toBe("At last");
});

it("breaks the stream when the reply fails after the headers were sent", async () => {
  const reply = newReply();
  const opening = waitForFirstText(reply, 0);
  await jest.advanceTimersByTimeAsync(26_000);
  const reading = readAll((await opening).stream);
  reply.finish({ state: "failed", failure: "unavailable" });
  await expect(reading).rejects.toThrow("The reply is failed");
});
