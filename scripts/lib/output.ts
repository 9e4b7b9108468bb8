import type { ChildProcess } from "node:child_process";
import { appendFileSync } from "node:fs";
import { inData } from "./project.mjs";
import { keepTrimmed } from "./trim-log.ts";

/** Where the application's log goes when a person watches the terminal, which then keeps showing the address. */
const LOG_FILE = inData("clarity.log");

export type Sink = (chunk: Buffer) => void;

/** A service manager, a pipe and a developer get the log itself; another person at a terminal finds it in a file. */
export function openSink(mode: "start" | "dev"): { sink: Sink; file: string | null } {
  if (mode === "dev" || !process.stdout.isTTY) return { sink: (chunk) => void process.stdout.write(chunk), file: null };
  keepTrimmed(LOG_FILE);
  return { sink: append, file: LOG_FILE };
}

function append(chunk: Buffer): void {
  try {
    appendFileSync(LOG_FILE, chunk, { mode: 0o600 });
  } catch {
    // A full disk costs lines of the log, never the application that is watched here.
  }
}

/**
 * Passes a process's output on. Until `ready` is called only log lines (JSON) go through: the framework's own greeting
 * names an address that is not the one to open.
 */
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
