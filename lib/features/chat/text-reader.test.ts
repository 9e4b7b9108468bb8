/** @jest-environment node */
import { readRunning } from "./replies/read-reply";
import { RunningReply } from "./replies/running-reply";
import { toByteStream } from "./text-reader";

const newReply = () =>
  new RunningReply({ id: "r", conversationId: "c", userId: 7, text: "", durable: Promise.resolve() });

const replyStream = (reply: RunningReply, offset: number, onEnd?: () => void) =>
  toByteStream(readRunning(reply, offset), onEnd);

function write(reply: RunningReply, text: string): void {
  reply.append(text);
  reply.markSaved(reply.text.length);
}

function countQueued(): () => number {
  const enqueue = jest.spyOn(ReadableStreamDefaultController.prototype, "enqueue");
  return () => enqueue.mock.calls.reduce((sum, [chunk]) => sum + (chunk as Uint8Array).byteLength, 0);
}

async function readAll(stream: ReadableStream<Uint8Array>): Promise<string> {
  const pieces: string[] = [];
  for await (const chunk of stream) pieces.push(Buffer.from(chunk).toString("utf8"));
  return pieces.join("");
}

afterEach(() => jest.useRealTimers());

it("shows sent text, and only stored text after a failed write", () => {
  const reply = newReply();
  reply.append("first ");
  reply.markSent(6);
  expect([reply.visibleLength, reply.savedLength]).toEqual([6, 0]);
  reply.isStalled = true;
  reply.append("words");
  reply.markSent(11);
  expect(reply.visibleLength).toBe(6);
  reply.markSaved(11);
  expect([reply.visibleLength, reply.savedLength]).toEqual([11, 11]);
});

it("begins with an empty chunk, so that the headers do not wait for the first text", async () => {
  const reply = newReply();
  const reader = replyStream(reply, 0).getReader();
  expect((await reader.read()).value).toHaveLength(0);
  const next = reader.read();
  write(reply, "At last");
  expect(Buffer.from((await next).value ?? []).toString()).toBe("At last");
});

it("queues at most 80 kB for a reader that does not read", () => {
  const queued = countQueued();
  const reply = newReply();
  const reader = replyStream(reply, 0).getReader();
  for (let turn = 0; turn < 50; turn++) write(reply, "a word and another ".repeat(500));
  expect(reply.text).toHaveLength(475_000);
  expect(queued()).toBeLessThanOrEqual(80 * 1024);
  void reader.cancel();
});

it("disconnects a reader that reads nothing for a minute, and keeps writing", async () => {
  jest.useFakeTimers();
  const reply = newReply();
  const onEnd = jest.fn();
  const reader = replyStream(reply, 0, onEnd).getReader();
  write(reply, "word ".repeat(40_000));
  jest.advanceTimersByTime(59_000);
  expect(onEnd).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1_000);
  await expect(reader.read()).rejects.toThrow("The reader was idle too long");
  expect(onEnd).toHaveBeenCalledTimes(1);
  write(reply, "and the rest");
  expect(reply.visibleLength).toBe(reply.text.length);
  expect(reply.outcome).toBeNull();
});

it("keeps a reader that reads occasionally", async () => {
  jest.useFakeTimers();
  const reply = newReply();
  const reader = replyStream(reply, 0).getReader();
  for (let minute = 0; minute < 10; minute++) {
    write(reply, "word ".repeat(6_000));
    expect((await reader.read()).done).toBe(false);
    jest.advanceTimersByTime(50_000);
  }
});

it("waits longer than a minute for text, and then disconnects only an idle reader", async () => {
  jest.useFakeTimers();
  const reply = newReply();
  const reader = replyStream(reply, 0).getReader();
  const next = reader.read();
  await jest.advanceTimersByTimeAsync(100_000);
  write(reply, "late");
  expect((await next).done).toBe(false);
  await jest.advanceTimersByTimeAsync(60_000);
  await expect(reader.read()).rejects.toThrow("The reader was idle too long");
});

it("sends a slow reader every character once and splits no surrogate pair", async () => {
  const reply = newReply();
  const stream = replyStream(reply, 0);
  const text = `x${"👍".repeat(60_000)}`;
  write(reply, text);
  reply.finish({ state: "complete", failure: null });
  expect(await readAll(stream)).toBe(text);
});
