/** @jest-environment node */
import { RunningReply } from "./running-reply";
import { sendReplies } from "./store";
import { writeReply } from "./write-reply";

jest.mock("./store", () => ({ sendReplies: jest.fn() }));
// Without pauses, whatever may happen while the database does not answer happens within a few turns.
jest.mock("node:timers/promises", () => ({ setTimeout: () => Promise.resolve() }));

const PIECES = 60;
const PIECE = "word ".repeat(800);

async function turns(): Promise<void> {
  for (let turn = 0; turn < 200; turn++) await new Promise(setImmediate);
}

it("reads the partner no further while the database does not answer, and stores everything once it does", async () => {
  const answer = Promise.withResolvers<void>();
  const stored: string[] = [];
  jest.mocked(sendReplies).mockImplementation(async (_instanceId, { chunks, folds }) => {
    const written = [...chunks, ...folds];
    stored.push(...written.map(({ text }) => text));
    const ids = new Set(written.map(({ id }) => id));
    return { owned: stored.length > 1 ? answer.promise.then(() => ids) : Promise.resolve(ids) };
  });
  let taken = 0;
  async function* pieces() {
    for (; taken < PIECES; taken++) yield PIECE;
  }
  const reply = new RunningReply({ id: "one", conversationId: "talk", userId: 1, text: "" });
  reply.markOnDisk();
  const released = jest.fn();
  const source = { kind: "configured" as const, label: "flood", usage: () => null, pieces: pieces() };
  const writing = writeReply(reply, async () => source, released);

  await turns();
  expect(stored.length).toBeGreaterThan(1);
  expect(reply.text.length - reply.saved).toBeLessThanOrEqual(2 * PIECE.length);
  expect(released).not.toHaveBeenCalled();

  answer.resolve();
  await writing;
  expect(reply.ended).toEqual({ state: "complete", failure: null });
  expect(stored.at(-1)).toBe(PIECE.repeat(PIECES));
});
