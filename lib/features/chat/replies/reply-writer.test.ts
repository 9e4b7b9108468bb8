/** @jest-environment node */
import { waitFor } from "@/tests/support/wait-for";
import { RunningReply } from "./running-reply";
import { waitForWrites, scheduleWrite } from "./reply-writer";
import { sendReplies } from "./store";

jest.mock("./store", () => ({ sendReplies: jest.fn() }));

interface Sent {
  ids: string[];
  owned: PromiseWithResolvers<Set<string>>;
}

let sent: Sent[];
const COMPLETE = { state: "complete", failure: null } as const;

beforeEach(() => {
  sent = [];
  jest.mocked(sendReplies).mockImplementation(async ({ chunks, messages }) => {
    const owned = Promise.withResolvers<Set<string>>();
    sent.push({ ids: [...chunks, ...messages].map(({ id }) => id), owned });
    return { owned: owned.promise };
  });
});

function begun(id: string): RunningReply {
  const reply = new RunningReply({ id, conversationId: "talk", userId: 1, text: "" });
  reply.markDurable();
  return reply;
}

function say(reply: RunningReply, words: string): void {
  reply.append(words);
  scheduleWrite(reply);
}

const store = ({ ids, owned }: Sent) => owned.resolve(new Set(ids));

async function end(...replies: RunningReply[]): Promise<void> {
  const before = sent.length;
  for (const reply of replies) {
    reply.decide(COMPLETE);
    scheduleWrite(reply);
  }
  for (let at = before; replies.some(({ ended }) => !ended); at++) {
    await waitFor(() => sent.length > at);
    store(sent[at] as Sent); // Waited for above.
    await waitFor(() => replies.every(({ ended }) => ended) || sent.length > at + 1);
  }
  await waitForWrites(1_000);
}

it("sends the first text of one reply while another's is unanswered", async () => {
  const [one, two] = [begun("one"), begun("two")];
  say(one, "Hello");
  await waitFor(() => sent.length === 1);
  say(two, "Hi");
  await waitFor(() => two.visibleLength === 2);
  expect(sent.map(({ ids }) => ids)).toEqual([["one"], ["two"]]);
  sent.forEach(store);
  await end(one, two);
});

it("keeps later text visible when an earlier write is answered", async () => {
  const reply = begun("one");
  say(reply, "Hello");
  await waitFor(() => reply.visibleLength === 5);
  say(reply, ", Ada");
  await waitFor(() => reply.visibleLength === 10);
  const [first, second] = sent as [Sent, Sent];
  store(first);
  await waitFor(() => reply.savedLength === 5);
  expect(reply.visibleLength).toBe(10);
  store(second);
  await waitFor(() => reply.savedLength === 10);
  await end(reply);
});

it("retries a first text whose write failed", async () => {
  const reply = begun("one");
  say(reply, "Hello");
  await waitFor(() => sent.length === 1);
  sent[0]?.owned.reject(new Error("canceling statement due to lock timeout"));
  await waitFor(() => sent.length === 2);
  expect(sent[1]?.ids).toEqual(["one"]);
  store(sent[1] as Sent); // Waited for above.
  await waitFor(() => reply.savedLength === 5);
  await end(reply);
});

it("writes an end at once, and further ends with the next flush", async () => {
  const [one, two, three] = [begun("one"), begun("two"), begun("three")];
  for (const reply of [one, two, three]) say(reply, "Hello");
  await waitFor(() => sent.length === 1);
  one.decide(COMPLETE);
  scheduleWrite(one);
  await waitFor(() => sent.length === 2);
  for (const reply of [two, three]) {
    reply.decide(COMPLETE);
    scheduleWrite(reply);
  }
  store(sent[0] as Sent); // Waited for above.
  await waitFor(() => sent.length === 3);
  expect(sent.map(({ ids }) => ids)).toEqual([["one", "two", "three"], ["one"], ["two", "three"]]);
  sent.forEach(store);
  await waitFor(() => [one, two, three].every(({ ended }) => ended));
  await waitForWrites(1_000);
});

it("writes the other replies while the row of one is locked", async () => {
  const [one, two] = [begun("one"), begun("two")];
  const locked = Object.assign(new Error("canceling statement due to lock timeout"), { code: "55P03" });
  for (const reply of [one, two]) say(reply, "Hello");
  await waitFor(() => sent.length === 1);
  sent[0]?.owned.reject(locked);
  await waitFor(() => sent.length === 3);
  expect(sent.slice(1).map(({ ids }) => ids)).toEqual([["one"], ["two"]]);
  sent[1]?.owned.reject(locked);
  store(sent[2] as Sent); // Waited for above.
  await waitFor(() => two.savedLength === 5);
  for (const reply of [one, two]) say(reply, ", Ada");
  await waitFor(() => sent.length === 4);
  expect(sent[3]?.ids).toEqual(["two"]);
  store(sent[3] as Sent); // Waited for above.
  await waitFor(() => sent.length === 5);
  expect(sent[4]?.ids).toEqual(["one"]);
  store(sent[4] as Sent); // Waited for above.
  await waitFor(() => one.visibleLength === 10);
  await end(one, two);
});
