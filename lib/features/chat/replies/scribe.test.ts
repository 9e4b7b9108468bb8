/** @jest-environment node */
import { until } from "@/tests/support/chat/reading";
import { RunningReply } from "./running-reply";
import { settleWrites, write } from "./scribe";
import { sendReplies } from "./store";

jest.mock("./store", () => ({ sendReplies: jest.fn() }));

interface Sent {
  ids: string[];
  /** The database's answer. */
  owned: PromiseWithResolvers<Set<string>>;
}

let sent: Sent[];
const COMPLETE = { state: "complete", failure: null } as const;

beforeEach(() => {
  sent = [];
  jest.mocked(sendReplies).mockImplementation(async (_instanceId, { chunks, folds }) => {
    const owned = Promise.withResolvers<Set<string>>();
    sent.push({ ids: [...chunks, ...folds].map(({ id }) => id), owned });
    return { owned: owned.promise };
  });
});

function begun(id: string): RunningReply {
  const reply = new RunningReply({ id, conversationId: "talk", userId: 1, text: "" });
  reply.markOnDisk();
  return reply;
}

function say(reply: RunningReply, words: string): void {
  reply.append(words);
  write(reply);
}

/** Answers a writing as a database does that has stored all of it. */
const store = ({ ids, owned }: Sent) => owned.resolve(new Set(ids));

async function end(...replies: RunningReply[]): Promise<void> {
  const before = sent.length;
  for (const reply of replies) {
    reply.decide(COMPLETE);
    write(reply);
  }
  for (let at = before; replies.some(({ ended }) => !ended); at++) {
    await until(() => sent.length > at);
    store(sent[at] as Sent); // It was waited for.
    await until(() => replies.every(({ ended }) => ended) || sent.length > at + 1);
  }
  await settleWrites(1_000);
}

it("first words that wait for the database's answer hold up nobody else's", async () => {
  const [one, two] = [begun("one"), begun("two")];
  say(one, "Hello");
  await until(() => sent.length === 1);
  say(two, "Hi");
  await until(() => two.shown === 2);
  expect(sent.map(({ ids }) => ids)).toEqual([["one"], ["two"]]);
  sent.forEach(store);
  await end(one, two);
});

it("an answer about the first words takes back nothing that was sent after them", async () => {
  const reply = begun("one");
  say(reply, "Hello");
  await until(() => reply.shown === 5);
  say(reply, ", Ada");
  await until(() => reply.shown === 10);
  const [first, second] = sent as [Sent, Sent];
  store(first);
  await until(() => reply.saved === 5);
  expect(reply.shown).toBe(10);
  store(second);
  await until(() => reply.saved === 10);
  await end(reply);
});

it("first words whose writing fails are written again with the next", async () => {
  const reply = begun("one");
  say(reply, "Hello");
  await until(() => sent.length === 1);
  sent[0]?.owned.reject(new Error("canceling statement due to lock timeout"));
  await until(() => sent.length === 2);
  expect(sent[1]?.ids).toEqual(["one"]);
  store(sent[1] as Sent); // It was waited for.
  await until(() => reply.saved === 5);
  await end(reply);
});

it("an end is written at once, and what ends while it waits for the disk goes with the next common writing", async () => {
  const [one, two, three] = [begun("one"), begun("two"), begun("three")];
  for (const reply of [one, two, three]) say(reply, "Hello");
  await until(() => sent.length === 1);
  one.decide(COMPLETE);
  write(one);
  await until(() => sent.length === 2);
  for (const reply of [two, three]) {
    reply.decide(COMPLETE);
    write(reply);
  }
  store(sent[0] as Sent); // It was waited for.
  await until(() => sent.length === 3);
  expect(sent.map(({ ids }) => ids)).toEqual([["one", "two", "three"], ["one"], ["two", "three"]]);
  sent.forEach(store);
  await until(() => [one, two, three].every(({ ended }) => ended));
  await settleWrites(1_000);
});
