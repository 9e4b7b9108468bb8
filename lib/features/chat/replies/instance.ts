import "server-only";
import { createHash } from "node:crypto";
import { readFileSync, readlinkSync } from "node:fs";
import { hostname } from "node:os";

const holder = globalThis as typeof globalThis & { clarityInstanceId?: string };

/** Start time in clock ticks since boot; null where /proc does not exist. */
function processStartTime(pid: number | "self"): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "latin1");
    // The second field, the command in brackets, may contain spaces; the 22nd field is the 20th after it.
    return stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19] ?? null;
  } catch {
    return null;
  }
}

/** The scope in which process ids are unique: one boot of one machine and one PID namespace. */
function machineId(): string {
  const parts = [hostname()];
  try {
    parts.push(readFileSync("/proc/sys/kernel/random/boot_id", "latin1").trim(), readlinkSync("/proc/self/ns/pid"));
  } catch {
    parts.push("no-proc");
  }
  return createHash("sha256").update(parts.join("|")).digest("hex").slice(0, 16);
}

/**
 * Identifies this process by machine, process id and start time, so that a reused process id is not mistaken for it.
 */
export function instanceId(): string {
  holder.clarityInstanceId ??= `${machineId()}.${process.pid}.${processStartTime("self") ?? Date.now()}`;
  return holder.clarityInstanceId;
}

/** True for a process of this machine that has certainly ended. Processes elsewhere are judged by their heartbeat. */
export function isDeadLocalProcess(id: string): boolean {
  const [itsMachine, pid, start] = id.split(".");
  if (itsMachine !== instanceId().split(".")[0] || id === instanceId()) return false;
  const running = processStartTime(Number(pid));
  if (running !== null) return running !== start;
  return !isAlive(Number(pid));
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
