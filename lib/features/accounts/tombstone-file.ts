import "server-only";
import { appendFile, mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { inDataDir } from "@/lib/server/data-dir";
import { processSingleton } from "@/lib/server/process-singleton";

/** That somebody was deleted, without who: a keyed hash of their id, and when. */
export interface Tombstone {
  subjectHash: string;
  deletedAt: Date;
}

// Beside the database and not in it: what restores an old backup takes the newer tombstones in the database away.
const place = () => inDataDir("tombstones");
const LINE = /^([0-9a-f]{64}) (\S+)$/;
const lineOf = ({ subjectHash, deletedAt }: Tombstone) => `${subjectHash} ${deletedAt.toISOString()}\n`;

function parseLine(line: string): Tombstone[] {
  const [, subjectHash = "", at = ""] = LINE.exec(line) ?? [];
  const deletedAt = new Date(at);
  return subjectHash && !Number.isNaN(deletedAt.getTime()) ? [{ subjectHash, deletedAt }] : [];
}

/** The tombstones of the file; none when there is no file yet. A torn last line is passed over. */
export async function readTombstones(): Promise<Tombstone[]> {
  const text = await readFile(place(), "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return "";
    throw error;
  });
  return text.split("\n").flatMap(parseLine);
}

const WRITES = processSingleton("tombstone-writes", () => ({ last: Promise.resolve() }));

/** Runs writes of the file one after another; one process uses a folder, which the start's lock ensures. */
function inOrder(write: () => Promise<void>): Promise<void> {
  const writes = WRITES.get();
  const done = writes.last.then(write);
  writes.last = done.catch(() => undefined);
  return done;
}

export const appendTombstone = (tombstone: Tombstone): Promise<void> =>
  inOrder(async () => {
    await mkdir(dirname(place()), { recursive: true, mode: 0o700 });
    await appendFile(place(), lineOf(tombstone), { mode: 0o600 });
  });

/**
 * Writes these tombstones and those of the file from `since` on, atomically. The file is read again, because somebody
 * may have been deleted after the caller had read it.
 */
export const mergeIntoFile = (tombstones: Tombstone[], since: Date): Promise<void> =>
  inOrder(async () => {
    await mkdir(dirname(place()), { recursive: true, mode: 0o700 });
    const recent = (await readTombstones()).filter(({ deletedAt }) => deletedAt >= since);
    const next = `${place()}.${process.pid}`;
    const lines = new Set([...recent, ...tombstones].map(lineOf));
    await writeFile(next, [...lines].join(""), { mode: 0o600 });
    await rename(next, place());
  });
