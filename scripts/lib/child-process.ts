import type { ChildProcess } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";

export const hasEnded = (child: ChildProcess): boolean => child.exitCode !== null || child.signalCode !== null;

/** Sends a signal to the whole group that a process leads; one that has just ended is no error. */
export function signalGroup(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(-pid, signal);
  } catch {
    // It ended in the meantime.
  }
}

/** Resolves when a process has ended, with how: `exit code 1`, `SIGKILL`. */
export async function whenEnded(child: ChildProcess | undefined): Promise<string> {
  if (!child) return "not started";
  if (!hasEnded(child)) await new Promise((resolve) => child.once("exit", resolve));
  return child.signalCode ?? `exit code ${child.exitCode}`;
}

/** Waits for a process to end; false when it still runs after the time. */
export async function endsWithin(child: ChildProcess, ms: number): Promise<boolean> {
  if (hasEnded(child)) return true;
  const timer = new AbortController();
  const ended = new Promise<boolean>((resolve) => child.once("exit", () => resolve(true)));
  const late = sleep(ms, false, { signal: timer.signal }).catch(() => false);
  const result = await Promise.race([ended, late]);
  timer.abort();
  return result;
}

/** Asks a process to end, and makes it end when the time is over. */
export async function endProcess(child: ChildProcess, withinMs: number): Promise<void> {
  if (hasEnded(child)) return;
  child.kill("SIGTERM");
  if (await endsWithin(child, withinMs)) return;
  child.kill("SIGKILL");
  await endsWithin(child, 2_000);
}
