import "server-only";
import { createHash } from "node:crypto";
import { readFileSync, readlinkSync } from "node:fs";
import { hostname } from "node:os";
import { processSingleton } from "@/lib/server/process/process-singleton";
import { processStartTime } from "@/lib/server/process/process-start-time.mjs";

function machineId(): string {
  const parts = [hostname()];
  try {
    parts.push(readFileSync("/proc/sys/kernel/random/boot_id", "latin1").trim(), readlinkSync("/proc/self/ns/pid"));
  } catch {
    // Only Linux has /proc.
  }
  return createHash("sha256").update(parts.join("|")).digest("hex").slice(0, 16);
}

/** Machine, process id and start time; a reused process id gets another instance id. */
export const instanceId = processSingleton(
  "replies.instance-id",
  () => `${machineId()}.${process.pid}.${processStartTime(process.pid) || Date.now()}`,
).get;

export function isDeadLocalProcess(id: string): boolean {
  const [itsMachine, pid, startTime] = id.split(".");
  if (itsMachine !== instanceId().split(".")[0] || id === instanceId()) return false;
  const running = processStartTime(Number(pid));
  return running === null || (running !== "" && running !== startTime);
}
