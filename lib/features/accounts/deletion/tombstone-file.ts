import "server-only";
import { appendFile, mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { inDataDir } from "@/lib/server/data-dir";
import { processSingleton } from "@/lib/server/process/process-singleton";

export interface Tombstone {
  subjectHash: string;
  deletedAt: Date;
}

// Outside the database, because restoring an old backup removes the newer tombstones in it.
const place = () => inDataDir("tombstones");
const LINE = /^([0-9a-f]{64}) (\S+)$/;
const lineOf = ({ subjectHash, deletedAt }: Tombstone) => `${subjectHash} ${deletedAt.toISOString()}\n`;

function parseLine(line: string): Tombstone[] {
  const [, subjectHash = "", at = ""] = LINE.exec(line) ?? [];
  const deletedAt = new Date(at);
  return subjectHash && !Number.isNaN(deletedAt.getTime()) ? [{ subjectHash, deletedAt }] : [];
}

/** Empty when there is no file yet. Skips a torn last line. */
export async function readTombstones(): Promise<Tombstone[]> {
  const text = await readFile(place(), "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return "";
    throw error;
  });
  return text.split("\n").flatMap(parseLine);
}

const WRITES = processSingleton("tombstone-writes", () => ({ last: Promise.resolve() }));

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
 * Writes these tombstones and those of the file from `since` on, atomically. Reads the file again, because another
 * deletion may have added one since the caller read it.
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
