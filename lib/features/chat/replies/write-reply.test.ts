/** @jest-environment node */
import { NEW_COACH_STATE } from "@/lib/features/coach/schema";
import { RunningReply } from "./running-reply";
import { sendReplies } from "./store";
import { writeReply } from "./write-reply";

jest.mock("./store", () => ({ sendReplies: jest.fn() }));
// Without delays, everything happens within a few turns of the event loop.
jest.mock("node:timers/promises", () => ({ setTimeout: () => new Promise(setImmediate) }));

const PIECES = 60;
const PIECE = "word ".repeat(800);

async function turns(): Promise<void> {
  for (let turn = 0; turn < 200; turn++) await new Promise(setImmediate);
}

it("pauses the coach while the database stalls, and stores everything afterwards", async () => {
  const answer = Promise.withResolvers<void>();
  const stored: string[] = [];
  jest.mocked(sendReplies).mockImplementation(async (written) => {
    stored.push(...written.map(({ text }) => text));
    const ids = new Set(written.map(({ id }) => id));
    return { owned: stored.length > 1 ? answer.promise.then(() => ids) : Promise.resolve(ids) };
  });
  let taken = 0;
  async function* pieces() {
    for (; taken < PIECES; taken++) yield PIECE;
  }
  const reply = new RunningReply({
    id: "one",
    conversationId: "talk",
    userId: 1,
    text: "",
    durable: Promise.resolve(),
  });
  const released = jest.fn();
  const source = {
    kind: "configured" as const,
    label: "flood",
    state: () => NEW_COACH_STATE,
    usage: () => null,
    pieces: pieces(),
  };
  const writing = writeReply(reply, async () => source, released);

  await turns();
  expect(stored.length).toBeGreaterThan(1);
  expect(reply.text.length - reply.savedLength).toBeLessThanOrEqual(2 * PIECE.length);
  expect(released).not.toHaveBeenCalled();

  answer.resolve();
  await writing;
  expect(reply.ended).toEqual({ state: "complete", failure: null });
  expect(stored.at(-1)).toBe(PIECE.repeat(PIECES));
});
