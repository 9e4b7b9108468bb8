/** @jest-environment node */
import { waitFor } from "@/tests/support/wait-for";
import { appendText, runWriteLoop } from "./reply-writer";
import { RunningReply, runningReplies } from "./running-reply";
import { sendReplies } from "./store";

jest.mock("./store", () => ({ sendReplies: jest.fn() }));

interface Sent {
  ids: string[];
  owned: PromiseWithResolvers<Set<string>>;
}

let sent: Sent[];
let isAnsweredAtOnce = false;
const COMPLETE = { state: "complete", failure: null } as const;

beforeEach(() => {
  sent = [];
  isAnsweredAtOnce = false;
  jest.mocked(sendReplies).mockImplementation(async (rows) => {
    const owned = Promise.withResolvers<Set<string>>();
    sent.push({ ids: rows.map(({ id }) => id), owned });
    if (isAnsweredAtOnce) sent.forEach(store);
    return { owned: owned.promise };
  });
});

function begun(id: string): RunningReply {
  const reply = new RunningReply({ id, conversationId: "talk", userId: 1, text: "", durable: Promise.resolve() });
  runningReplies().set(id, reply);
  void runWriteLoop();
  return reply;
}

const say = (reply: RunningReply, words: string) => void appendText(reply, words);

const store = ({ ids, owned }: Sent) => owned.resolve(new Set(ids));

async function end(...replies: RunningReply[]): Promise<void> {
  for (let at = sent.length; replies.some(({ ended }) => !ended); at++) {
    for (const reply of replies) reply.decide(COMPLETE);
    await waitFor(() => sent.length > at);
    store(sent[at] as Sent); // Waited for above.
    await waitFor(() => replies.every(({ ended }) => ended) || sent.length > at + 1);
  }
  runningReplies().clear();
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

it("writes ends with the next flush, one flush at a time", async () => {
  const [one, two, three] = [begun("one"), begun("two"), begun("three")];
  for (const reply of [one, two, three]) say(reply, "Hello");
  await waitFor(() => sent.length === 3);
  sent.forEach(store);
  for (const reply of [one, two]) reply.decide(COMPLETE);
  await waitFor(() => sent.length === 4);
  three.decide(COMPLETE);
  expect([one.ended, two.ended]).toEqual([null, null]);
  store(sent[3] as Sent); // Waited for above.
  await waitFor(() => sent.length === 5);
  expect(sent.slice(3).map(({ ids }) => ids)).toEqual([["one", "two"], ["three"]]);
  store(sent[4] as Sent); // Waited for above.
  await waitFor(() => [one, two, three].every(({ ended }) => ended));
  runningReplies().clear();
});

it("writes the other replies while the row of one is locked", async () => {
  const [one, two] = [begun("one"), begun("two")];
  const locked = Object.assign(new Error("canceling statement due to lock timeout"), { code: "55P03" });
  for (const reply of [one, two]) say(reply, "Hello");
  await waitFor(() => sent.length === 2);
  sent.forEach(store);
  for (const reply of [one, two]) say(reply, ", Ada");
  await waitFor(() => sent.length === 3);
  sent[2]?.owned.reject(locked);
  await waitFor(() => sent.length === 5);
  expect(sent.slice(2).map(({ ids }) => ids)).toEqual([["one", "two"], ["one"], ["two"]]);
  sent[3]?.owned.reject(locked);
  store(sent[4] as Sent); // Waited for above.
  await waitFor(() => two.savedLength === 10);
  for (const reply of [one, two]) say(reply, "!");
  await waitFor(() => sent.length === 6);
  expect(sent[5]?.ids).toEqual(["two"]);
  isAnsweredAtOnce = true;
  store(sent[5] as Sent); // Waited for above.
  await waitFor(() => one.visibleLength === 11);
  for (const reply of [one, two]) reply.decide(COMPLETE);
  await waitFor(() => one.ended !== null && two.ended !== null);
  runningReplies().clear();
});

it("writes every running reply as a whole after the database was away", async () => {
  const [one, two] = [begun("one"), begun("two")];
  for (const reply of [one, two]) say(reply, "Hello");
  await waitFor(() => sent.length === 2);
  sent.forEach(store);
  await waitFor(() => two.savedLength === 5);
  say(one, ", Ada");
  await waitFor(() => sent.length === 3);
  sent[2]?.owned.reject(new Error("Connection terminated unexpectedly"));
  await waitFor(() => sent.length === 4);
  expect(jest.mocked(sendReplies).mock.lastCall?.[0]).toMatchObject([
    { id: "one", text: "Hello, Ada", state: "streaming" },
    { id: "two", text: "Hello", state: "streaming" },
  ]);
  store(sent[3] as Sent); // Waited for above.
  await waitFor(() => one.savedLength === 10);
  await end(one, two);
});

it("writes a reply without new text twice a second, so that it notices its end by another process", async () => {
  const reply = begun("one");
  isAnsweredAtOnce = true;
  await waitFor(() => sent.length === 2);
  expect(jest.mocked(sendReplies).mock.lastCall?.[0]).toEqual([{ id: "one", at: 0, text: "" }]);
  reply.decide(COMPLETE);
  await waitFor(() => reply.ended !== null);
  runningReplies().clear();
});
