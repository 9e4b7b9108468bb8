import "server-only";
import { appendFile, mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

/** That somebody was deleted, without who: a keyed hash of their id, and when. */
export interface Tombstone {
  subjectHash: string;
  deletedAt: Date;
}

// Beside the database and not in it: what restores an old backup takes the newer tombstones in the database away.
const place = () => join(process.cwd(), ".data", "tombstones");
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

export async function appendTombstone(tombstone: Tombstone): Promise<void> {
  await mkdir(dirname(place()), { recursive: true, mode: 0o700 });
  await appendFile(place(), lineOf(tombstone), { mode: 0o600 });
}

/** Puts these in the place of what the file held, at once or not at all. */
export async function replaceTombstones(tombstones: Tombstone[]): Promise<void> {
  await mkdir(dirname(place()), { recursive: true, mode: 0o700 });
  const next = `${place()}.${process.pid}`;
  await writeFile(next, tombstones.map(lineOf).join(""), { mode: 0o600 });
  await rename(next, place());
}
