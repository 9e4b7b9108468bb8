import "server-only";
import { createHash } from "node:crypto";
import { readFileSync, readlinkSync } from "node:fs";
import { hostname } from "node:os";

const holder = globalThis as typeof globalThis & { clarityInstanceId?: string };

/** When a process began, in clock ticks since the machine's start; null where the system does not tell. */
function startOf(pid: number | "self"): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "latin1");
    // The second field, the command in brackets, may hold spaces; the 22nd field is the 20th after it.
    return stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19] ?? null;
  } catch {
    return null;
  }
}

/** What process ids are unique within: one run of one machine and, in containers, one process namespace. */
function machine(): string {
  const parts = [hostname()];
  try {
    parts.push(readFileSync("/proc/sys/kernel/random/boot_id", "latin1").trim(), readlinkSync("/proc/self/ns/pid"));
  } catch {
    parts.push("no-proc");
  }
  return createHash("sha256").update(parts.join("|")).digest("hex").slice(0, 16);
}

/** This process, told apart from every other one by machine, process id and start time. */
export function instanceId(): string {
  holder.clarityInstanceId ??= `${machine()}.${process.pid}.${startOf("self") ?? Date.now()}`;
  return holder.clarityInstanceId;
}

/**
 * True for a process of this very machine that is certainly gone. Of processes elsewhere, and where the system does not
 * tell start times, only the heartbeat speaks.
 */
export function isDeadNeighbour(id: string): boolean {
  const [itsMachine, pid, start] = id.split(".");
  if (itsMachine !== instanceId().split(".")[0] || id === instanceId()) return false;
  const running = startOf(Number(pid));
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
