import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { appendTombstone, mergeIntoFile, readTombstones } from "./tombstone-file";

const settings: { CLARITY_DATA?: string } = {};
jest.mock("@/lib/server/env", () => ({ env: () => settings }));

beforeEach(async () => {
  settings.CLARITY_DATA = await mkdtemp(join(tmpdir(), "clarity-tombstones-"));
});

const tombstone = (digit: string, day: string) => ({ subjectHash: digit.repeat(64), deletedAt: new Date(day) });
const [old, read, late] = [tombstone("0", "2026-01-01"), tombstone("1", "2026-03-01"), tombstone("2", "2026-03-02")];
const since = new Date("2026-02-01");

it("keeps a tombstone that was added after the file was read", async () => {
  await appendTombstone(read);
  const known = await readTombstones();
  await appendTombstone(late);
  await mergeIntoFile(known, since);
  expect(await readTombstones()).toEqual([read, late]);
});

it("drops tombstones from before the retention and repeats none", async () => {
  await appendTombstone(old);
  await appendTombstone(read);
  await mergeIntoFile([read], since);
  expect(await readTombstones()).toEqual([read]);
});
