import type { ChildProcess } from "node:child_process";
import { appendFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import { keepTrimmed } from "../log-file.ts";
import { inData } from "../project.mjs";

const LOG_FILE = inData("clarity.log");

type Sink = (text: string) => void;

export function openSink(mode: "start" | "dev"): { sink: Sink; file: string | null } {
  if (mode === "dev" || !process.stdout.isTTY) return { sink: (text) => void process.stdout.write(text), file: null };
  keepTrimmed(LOG_FILE);
  return { sink: append, file: LOG_FILE };
}

function append(text: string): void {
  try {
    appendFileSync(LOG_FILE, text, { mode: 0o600 });
  } catch {
    // A full disk loses lines of the log but does not stop the application.
  }
}

export interface AppOutput {
  ready: () => void;
  recent: () => string;
  /** What the application has logged about its model; null when nothing comes in time. */
  modelMessage: (timeoutMs: number) => Promise<string | null>;
}

/** Until `ready` is called only JSON lines pass: Next's greeting names an internal address. */
export function passOutput(child: ChildProcess, sink: Sink): AppOutput {
  let isReady = false;
  let recent = "";
  const probed = Promise.withResolvers<string>();
  const pass = (line: string) => {
    recent = `${recent}${line}\n`.slice(-4000);
    const isLogLine = line.startsWith("{");
    if (isLogLine && line.includes('"event":"llm.probed"'))
      probed.resolve((JSON.parse(line) as { message: string }).message); // Written by probe-at-start.ts.
    if (isReady || isLogLine) sink(`${line}\n`);
  };
  for (const input of [child.stdout, child.stderr]) if (input) createInterface({ input }).on("line", pass);
  return {
    ready: () => (isReady = true),
    recent: () => recent,
    modelMessage: (timeoutMs) => Promise.race([probed.promise, sleep(timeoutMs, null, { ref: false })]),
  };
}
