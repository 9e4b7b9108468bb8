import { createReadStream, createWriteStream, renameSync, rmSync } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import { messageOf, UserFacingError } from "../project.mjs";

/**
 * A backup is one gzip file of frames: one byte for the kind, four for the length, then the payload. The first frame
 * describes the backup; each table is a start frame, its rows in COPY format, and an end frame; the last frame tells a
 * complete backup from one that was cut off. Damage shows in gzip's own checksum.
 */
export type Frame =
  | { kind: "header"; value: BackupHeader }
  | { kind: "table"; value: { name: string; columns: string[] } }
  | { kind: "rows"; value: Buffer }
  | { kind: "tableEnd"; value: { rows: number } }
  | { kind: "end"; value: Totals };

export interface BackupHeader {
  format: 1;
  createdAt: string;
  migrations: { name: string; checksum: string }[];
  sequences: { name: string; value: string | null }[];
  keys: KeyFingerprints;
}

export interface Totals {
  tables: number;
  rows: number;
}

export interface KeyFingerprints {
  authSecret: string;
  tokenKeys: string[];
}

const KINDS: Frame["kind"][] = ["header", "table", "rows", "tableEnd", "end"];
const HEAD_BYTES = 5;

function encode({ kind, value }: Frame): Buffer {
  const payload = Buffer.isBuffer(value) ? value : Buffer.from(JSON.stringify(value));
  const head = Buffer.alloc(HEAD_BYTES);
  head.writeUInt8(KINDS.indexOf(kind), 0);
  head.writeUInt32BE(payload.length, 1);
  return Buffer.concat([head, payload]);
}

export async function writeBackup(path: string, frames: AsyncIterable<Frame>): Promise<void> {
  const partial = `${path}.partial`;
  async function* encoded() {
    for await (const frame of frames) yield encode(frame);
  }
  try {
    const file = createWriteStream(partial, { flags: "wx", mode: 0o600, flush: true });
    await pipeline(Readable.from(encoded(), { objectMode: false }), createGzip({ level: 1 }), file);
    renameSync(partial, path);
  } catch (error) {
    rmSync(partial, { force: true });
    throw error;
  }
}

/** @throws UserFacingError when the file is not a backup, damaged or incomplete */
export async function* readBackup(path: string): AsyncGenerator<Frame> {
  let rest: Buffer = Buffer.alloc(0);
  let last: Frame["kind"] | undefined;
  const source = createReadStream(path);
  const bytes = createGunzip();
  source.on("error", (error) => bytes.destroy(error));
  try {
    for await (const chunk of source.pipe(bytes)) {
      rest = rest.length > 0 ? Buffer.concat([rest, chunk as Buffer]) : (chunk as Buffer); // A byte stream gives buffers.
      let at = 0;
      while (rest.length - at >= HEAD_BYTES) {
        const length = rest.readUInt32BE(at + 1);
        if (rest.length - at - HEAD_BYTES < length) break;
        const kind = KINDS[rest.readUInt8(at)];
        const payload = rest.subarray(at + HEAD_BYTES, at + HEAD_BYTES + length);
        at += HEAD_BYTES + length;
        if (!kind || (last === undefined && kind !== "header")) throw new Error("unknown content");
        last = kind;
        // Written by `encode` above.
        yield { kind, value: kind === "rows" ? payload : (JSON.parse(payload.toString()) as unknown) } as Frame;
      }
      rest = rest.subarray(at);
    }
    if (last !== "end") throw new Error("it ends too early");
  } catch (error) {
    throw new UserFacingError(`${path} is not a complete backup: ${messageOf(error)}.`);
  } finally {
    source.destroy();
  }
}

/** Reads the whole file. @throws UserFacingError when it cannot be restored */
export async function verifyBackup(path: string): Promise<{ header: BackupHeader } & Totals> {
  let header: BackupHeader | undefined;
  let totals: Totals = { tables: 0, rows: 0 };
  for await (const frame of readBackup(path)) {
    if (frame.kind === "header") header = frame.value;
    else if (frame.kind === "end") totals = frame.value;
  }
  if (header?.format !== 1) throw new UserFacingError(`${path} was written by another version of Clarity.`);
  return { header, ...totals };
}
