/** @jest-environment node */
import { readFromFirstWord } from "./open-reply";
import { RunningReply } from "./running-reply";

const newReply = () => new RunningReply({ id: "r", conversationId: "c", userId: 7, text: "" });

async function readAll(stream: ReadableStream<Uint8Array>): Promise<string> {
  let text = "";
  for await (const chunk of stream) text += Buffer.from(chunk).toString("utf8");
  return text;
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it("is answered with the first words when they come soon", async () => {
  const reply = newReply();
  reply.markOnDisk();
  let isOpen = false;
  const opening = readFromFirstWord(reply, 0).finally(() => (isOpen = true));
  await jest.advanceTimersByTimeAsync(24_000);
  expect(isOpen).toBe(false);
  reply.append("Here");
  reply.markSaved(4);
  reply.finish({ state: "complete", failure: null });
  expect(await readAll((await opening).stream)).toBe("Here");
});

it("is answered within 30 seconds when the first words are long in coming, and never before the beginning is on the disk", async () => {
  const reply = newReply();
  let isOpen = false;
  const opening = readFromFirstWord(reply, 0).finally(() => (isOpen = true));
  await jest.advanceTimersByTimeAsync(30_000);
  expect(isOpen).toBe(false);
  reply.markOnDisk();
  const { stream } = await opening;
  const reading = readAll(stream);
  reply.append("At last");
  reply.finish({ state: "complete", failure: null });
  expect(await reading).toBe("At last");
});

it("breaks off, and does not end cleanly, when the reply fails after its head was sent", async () => {
  const reply = newReply();
  reply.markOnDisk();
  const opening = readFromFirstWord(reply, 0);
  await jest.advanceTimersByTimeAsync(26_000);
  const reading = readAll((await opening).stream);
  reply.finish({ state: "failed", failure: "unavailable" });
  await expect(reading).rejects.toThrow("The reply is failed");
});
