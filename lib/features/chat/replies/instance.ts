import "server-only";
import { createHash } from "node:crypto";
import { readFileSync, readlinkSync } from "node:fs";
import { hostname } from "node:os";
import { processSingleton } from "@/lib/server/process-singleton";

/** In clock ticks since boot; null where /proc does not exist. */
function processStartTime(pid: number | "self"): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "latin1");
    // The second field, the command in brackets, may contain spaces; field 22 is the 20th after it.
    return stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19] ?? null;
  } catch {
    return null;
  }
}

function machineId(): string {
  const parts = [hostname()];
  try {
    parts.push(readFileSync("/proc/sys/kernel/random/boot_id", "latin1").trim(), readlinkSync("/proc/self/ns/pid"));
  } catch {
    parts.push("no-proc");
  }
  return createHash("sha256").update(parts.join("|")).digest("hex").slice(0, 16);
}

const INSTANCE_ID = processSingleton(
  "replies.instance-id",
  () => `${machineId()}.${process.pid}.${processStartTime("self") ?? Date.now()}`,
);

/** Machine, process id and start time; a reused process id gets another instance id. */
export const instanceId = (): string => INSTANCE_ID.get();

/** True for an ended process of this machine; other machines' processes are judged by their heartbeat. */
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
