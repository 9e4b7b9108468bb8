import { createHash } from "node:crypto";
import { createReadStream, createWriteStream, renameSync, rmSync } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import { UserFacingError } from "../project.mjs";

/**
 * A backup is one gzip file of frames: one byte for the kind, four for the length, then the payload. The first frame
 * describes the backup; each table is a start frame, its rows in COPY format, and an end frame; the last frame has the
 * checksum of everything before it.
 */
export type Frame =
  | { kind: "header"; value: BackupHeader }
  | { kind: "table"; value: { name: string; columns: string[] } }
  | { kind: "rows"; value: Buffer }
  | { kind: "tableEnd"; value: { rows: number; sha256: string } }
  | { kind: "end"; value: { tables: number; rows: number; sha256: string } };

export interface BackupHeader {
  format: 1;
  createdAt: string;
  migrations: { name: string; checksum: string }[];
  sequences: { name: string; value: string | null }[];
  keys: KeyFingerprints;
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

/** @throws UserFacingError when the file is not a backup or is incomplete */
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
        // Written by `encode` above, and covered by the checksum.
        yield { kind, value: kind === "rows" ? payload : (JSON.parse(payload.toString()) as unknown) } as Frame;
      }
      rest = rest.subarray(at);
    }
    if (last !== "end") throw new Error("it ends too early");
  } catch (error) {
    throw new UserFacingError(
      `${path} is not a complete backup: ${error instanceof Error ? error.message : String(error)}.`,
    );
  } finally {
    source.destroy();
  }
}

export class Checksum {
  readonly #all = createHash("sha256");
  #table = createHash("sha256");
  tables = 0;
  rows = 0;

  addRows(chunk: Buffer): void {
    this.#table.update(chunk);
  }

  endTable(rows: number): string {
    const sha256 = this.#table.digest("hex");
    this.#table = createHash("sha256");
    this.#all.update(sha256);
    this.tables += 1;
    this.rows += rows;
    return sha256;
  }

  end(): string {
    return this.#all.digest("hex");
  }
}

export async function verifyBackup(path: string): Promise<{ header: BackupHeader; tables: number; rows: number }> {
  const checksum = new Checksum();
  let header: BackupHeader | undefined;
  const fail = () => {
    throw new UserFacingError(`${path} is damaged: its checksum does not match. Nothing was changed.`);
  };
  for await (const frame of readBackup(path)) {
    if (frame.kind === "header") header = frame.value;
    else if (frame.kind === "rows") checksum.addRows(frame.value);
    else if (frame.kind === "tableEnd" && checksum.endTable(frame.value.rows) !== frame.value.sha256) fail();
    else if (frame.kind === "end" && checksum.end() !== frame.value.sha256) fail();
  }
  if (header?.format !== 1) throw new UserFacingError(`${path} was written by another version of Clarity.`);
  return { header, tables: checksum.tables, rows: checksum.rows };
}
