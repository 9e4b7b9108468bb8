// @ts-check
import { readFileSync } from "node:fs";

/**
 * When a process of this machine started, in clock ticks since boot, which tells it from a later one with the same id.
 * Null when it is gone, also for a zombie, which holds nothing; empty where the system has no /proc.
 * @param {number} pid
 * @returns {string | null}
 */
export function processStartTime(pid) {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== "EPERM") return null;
  }
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    // The second field, the command in brackets, may contain spaces; the state follows it.
    const [state = "", ...fields] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return "ZX".includes(state) ? null : (fields[18] ?? "");
  } catch {
    return "";
  }
}
