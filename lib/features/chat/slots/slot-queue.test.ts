/** @jest-environment node */
import { AppError } from "@/lib/shared/errors";
import { SlotQueue } from "./slot-queue";

const [ADA, BOB, EVE] = [1, 2, 3];

/** The place of a refusal, null for a free slot, "refused" without a place. */
function placeOf(queue: SlotQueue, userId: number, free: number, now: number, slots = 2): string | null {
  try {
    queue.assertTurn(userId, { free, slots }, now);
    return null;
  } catch (error) {
    return error instanceof AppError ? (error.fields?.place ?? "refused") : "failed";
  }
}

it("gives free slots in the order of arrival", () => {
  const queue = new SlotQueue();
  queue.recordReply(0);
  expect(placeOf(queue, ADA, 0, 0)).toBe("1");
  expect(placeOf(queue, BOB, 0, 0)).toBe("2");
  expect(placeOf(queue, BOB, 1, 10)).toBe("1");
  expect(placeOf(queue, EVE, 1, 10, 3)).toBe("2");
  expect(placeOf(queue, ADA, 1, 20)).toBeNull();
  queue.leave(ADA);
  expect(placeOf(queue, BOB, 1, 30)).toBeNull();
});

it("drops the place of a person who does not ask again", () => {
  const queue = new SlotQueue();
  placeOf(queue, ADA, 0, 0);
  expect(placeOf(queue, BOB, 1, 5_000)).toBe("1");
  expect(placeOf(queue, BOB, 1, 6_001 + 1_000)).toBeNull();
});

it("refuses a person who would wait longer than ten seconds", () => {
  const queue = new SlotQueue();
  expect(placeOf(queue, ADA, 0, 0)).toBe("1");
  expect(placeOf(queue, BOB, 0, 0)).toBe("2");
  expect(placeOf(queue, EVE, 0, 0)).toBe("refused");
  for (let n = 0; n < 40; n++) queue.recordReply(100);
  expect(placeOf(queue, EVE, 0, 0)).toBe("3");
});
