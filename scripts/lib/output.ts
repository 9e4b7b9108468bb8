import type { ChildProcess } from "node:child_process";
import { appendFileSync, statSync, truncateSync } from "node:fs";
import { inData } from "./project.mjs";

const LOG_FILE = inData("clarity.log");
const MAX_LOG_BYTES = 10 * 1024 * 1024;
const CHECK_INTERVAL_MS = 60 * 60 * 1000;

export type Sink = (chunk: Buffer) => void;

/** Empties a log over 10 MB. Whoever has it open for appending goes on writing to it. */
export function trimLog(path: string): void {
  const { size } = statSync(path, { throwIfNoEntry: false }) ?? { size: 0 };
  if (size > MAX_LOG_BYTES) truncateSync(path);
}

/** Trims a log now and every hour. */
export function keepTrimmed(path: string): NodeJS.Timeout {
  trimLog(path);
  return setInterval(() => trimLog(path), CHECK_INTERVAL_MS).unref();
}

/** A service manager, a pipe and a developer get the application's log; at a terminal it goes to a file. */
export function openSink(mode: "start" | "dev"): { sink: Sink; file: string | null } {
  if (mode === "dev" || !process.stdout.isTTY) return { sink: (chunk) => void process.stdout.write(chunk), file: null };
  keepTrimmed(LOG_FILE);
  return { sink: append, file: LOG_FILE };
}

function append(chunk: Buffer): void {
  try {
    appendFileSync(LOG_FILE, chunk, { mode: 0o600 });
  } catch {
    // A full disk costs lines of the log, not the application.
  }
}

/** Passes output on. Until `ready` is called only JSON lines go through: Next's greeting names an address that is not the one to open. */
export function passOutput(child: ChildProcess, sink: Sink): { ready: () => void; recent: () => string } {
  let isReady = false;
  let recent = "";
  const pass = (chunk: Buffer) => {
    recent = (recent + chunk.toString()).slice(-4000);
    if (isReady) return sink(chunk);
    for (const line of chunk.toString().split("\n")) if (line.startsWith("{")) sink(Buffer.from(`${line}\n`));
  };
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", pass);
  return { ready: () => (isReady = true), recent: () => recent };
}
