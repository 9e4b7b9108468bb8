import type { ChildProcess } from "node:child_process";
import { appendFileSync, statSync, truncateSync } from "node:fs";
import { inData } from "./project.mjs";

const LOG_FILE = inData("clarity.log");
const MAX_LOG_BYTES = 10 * 1024 * 1024;
const CHECK_INTERVAL_MS = 60 * 60 * 1000;

export type Sink = (chunk: Buffer) => void;

/** Empties a log over 10 MB. Processes that have it open for appending continue to write to it. */
export function trimLog(path: string): void {
  const { size } = statSync(path, { throwIfNoEntry: false }) ?? { size: 0 };
  if (size > MAX_LOG_BYTES) truncateSync(path);
}

export function keepTrimmed(path: string): NodeJS.Timeout {
  trimLog(path);
  return setInterval(() => trimLog(path), CHECK_INTERVAL_MS).unref();
}

export function openSink(mode: "start" | "dev"): { sink: Sink; file: string | null } {
  if (mode === "dev" || !process.stdout.isTTY) return { sink: (chunk) => void process.stdout.write(chunk), file: null };
  keepTrimmed(LOG_FILE);
  return { sink: append, file: LOG_FILE };
}

function append(chunk: Buffer): void {
  try {
    appendFileSync(LOG_FILE, chunk, { mode: 0o600 });
  } catch {
    // A full disk loses lines of the log but does not stop the application.
  }
}

export interface AppOutput {
  ready: () => void;
  recent: () => string;
  messageOf: (event: string, timeoutMs: number) => Promise<string | null>;
}

/** Until `ready` is called only JSON lines pass: Next's greeting names an internal address. */
export function passOutput(child: ChildProcess, sink: Sink): AppOutput {
  let isReady = false;
  let recent = "";
  const messages = new LogMessages();
  const pass = (chunk: Buffer) => {
    recent = (recent + chunk.toString()).slice(-4000);
    messages.read(chunk.toString());
    if (isReady) return sink(chunk);
    for (const line of chunk.toString().split("\n")) if (line.startsWith("{")) sink(Buffer.from(`${line}\n`));
  };
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", pass);
  return { ready: () => (isReady = true), recent: () => recent, messageOf: (...args) => messages.wait(...args) };
}

class LogMessages {
  readonly #found = new Map<string, string>();
  readonly #waiting = new Map<string, (message: string) => void>();
  #rest = "";

  read(text: string): void {
    const lines = (this.#rest + text).split("\n");
    this.#rest = lines.pop() ?? "";
    for (const line of lines) if (line.startsWith("{")) this.#add(line);
  }

  wait(event: string, timeoutMs: number): Promise<string | null> {
    const found = this.#found.get(event);
    if (found !== undefined) return Promise.resolve(found);
    return new Promise((resolve) => {
      const timer = setTimeout(() => resolve(null), timeoutMs);
      this.#waiting.set(event, (message) => {
        clearTimeout(timer);
        resolve(message);
      });
    });
  }

  #add(line: string): void {
    const { event, message } = parseLine(line);
    if (typeof event !== "string" || typeof message !== "string" || this.#found.has(event)) return;
    this.#found.set(event, message);
    this.#waiting.get(event)?.(message);
  }
}

function parseLine(line: string): { event?: unknown; message?: unknown } {
  try {
    return JSON.parse(line) as { event?: unknown; message?: unknown };
  } catch {
    return {};
  }
}
