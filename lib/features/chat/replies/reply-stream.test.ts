/** @jest-environment node */
import { replyStream } from "./reply-stream";
import { RunningReply } from "./running-reply";

function newReply(): RunningReply {
  const reply = new RunningReply({ id: "r", conversationId: "c", userId: 7, text: "" });
  reply.markDurable();
  return reply;
}

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

it("shows no text before the start is durable", () => {
  const reply = new RunningReply({ id: "r", conversationId: "c", userId: 7, text: "" });
  reply.append("first ");
  reply.markSent(6);
  expect(reply.visibleLength).toBe(0);
  reply.markDurable();
  expect(reply.visibleLength).toBe(6);
});

it("shows sent text, and only stored text after a failed write", () => {
  const reply = newReply();
  reply.append("first ");
  reply.markSent(6);
  expect([reply.visibleLength, reply.hasSavedText]).toEqual([6, false]);
  reply.isStalled = true;
  reply.append("words");
  reply.markSent(11);
  expect(reply.visibleLength).toBe(6);
  reply.markSaved(11);
  expect([reply.visibleLength, reply.hasSavedText]).toEqual([11, true]);
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
  const unwatch = jest.spyOn(Set.prototype, "delete");
  const reader = replyStream(reply, 0).getReader();
  write(reply, "word ".repeat(40_000));
  jest.advanceTimersByTime(59_000);
  expect(unwatch).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1_000);
  await expect(reader.read()).rejects.toThrow("The reader was idle too long");
  expect(unwatch).toHaveBeenCalledTimes(1);
  write(reply, "and the rest");
  expect(reply.visibleLength).toBe(reply.text.length);
  expect(reply.outcome).toBeNull();
});

it("keeps a reader that reads occasionally", async () => {
  jest.useFakeTimers();
  const reply = newReply();
  const reader = replyStream(reply, 0).getReader();
  write(reply, "word ".repeat(60_000));
  for (let minute = 0; minute < 10; minute++) {
    expect((await reader.read()).done).toBe(false);
    jest.advanceTimersByTime(50_000);
  }
});

it("sends a slow reader every character once and splits no surrogate pair", async () => {
  const reply = newReply();
  const stream = replyStream(reply, 0);
  const text = `x${"👍".repeat(60_000)}`;
  write(reply, text);
  reply.finish({ state: "complete", failure: null });
  expect(await readAll(stream)).toBe(text);
});
