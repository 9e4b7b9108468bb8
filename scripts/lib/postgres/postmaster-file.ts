import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { spawnSync } from "node:child_process";

const fileOf = (dataDir: string) => join(dataDir, "postmaster.pid");

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/** What a process was started as; undefined where this system does not tell. */
function commandOf(pid: number): string | undefined {
  if (existsSync("/proc/self/cmdline")) {
    try {
      return readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ");
    } catch {
      return "";
    }
  }
  const ps = spawnSync("ps", ["-o", "command=", "-p", String(pid)], { encoding: "utf8" });
  return ps.error ? undefined : ps.stdout;
}

/**
 * The server that runs on a data directory, from the file it keeps there. The id in that file may by now belong to
 * another program (after a crash, or in a new container); such a file is removed, as it would stop the next start.
 */
export function runningServer(dataDir: string): { pid: number; port: number } | null {
  const file = fileOf(dataDir);
  if (!existsSync(file)) return null;
  const [pidLine, , , portLine] = readFileSync(file, "utf8").split("\n");
  const [pid, port] = [Number(pidLine), Number(portLine)];
  if (!pid || !port) return null;
  if (isRunning(pid) && (commandOf(pid) ?? "postgres").includes("postgres")) return { pid, port };
  rmSync(file, { force: true });
  return null;
}
