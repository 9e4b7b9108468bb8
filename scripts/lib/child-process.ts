import { type ChildProcess, spawn } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";
import { ROOT, UserFacingError } from "./project.mjs";

export const hasEnded = (child: ChildProcess): boolean => child.exitCode !== null || child.signalCode !== null;

export async function whenEnded(child: ChildProcess): Promise<string> {
  if (!hasEnded(child)) await new Promise((resolve) => child.once("exit", resolve));
  return child.signalCode ?? `exit code ${child.exitCode}`;
}

export const endsWithin = (child: ChildProcess, ms: number): Promise<boolean> =>
  Promise.race([whenEnded(child).then(() => true), sleep(ms, false, { ref: false })]);

/** Sends the signals one after the other, and SIGKILL last, until the process has ended. */
export async function endProcess(
  child: ChildProcess,
  withinMs: number,
  signals: NodeJS.Signals[] = ["SIGTERM"],
): Promise<void> {
  let waitMs = withinMs;
  for (const signal of [...signals, "SIGKILL"] as const) {
    if (hasEnded(child)) return;
    child.kill(signal);
    await endsWithin(child, waitMs);
    waitMs = 2_000;
  }
}

interface ToolOptions {
  env?: NodeJS.ProcessEnv;
  signal?: AbortSignal;
  onLine?: (line: string) => void;
}

interface ToolResult {
  code: number;
  output: string;
  /** Killed by another process with SIGKILL, for example by the system when memory is short. */
  isKilled: boolean;
}

export function runTool(args: string[], options: ToolOptions = {}): Promise<ToolResult> {
  const { env = process.env, signal, onLine } = options;
  signal?.throwIfAborted();
  // A separate process group, so that the tool's helpers end with it.
  const child = spawn(process.execPath, args, { cwd: ROOT, env, detached: true, stdio: ["ignore", "pipe", "pipe"] });
  const end = () => void (child.pid && !hasEnded(child) && process.kill(-child.pid, "SIGKILL"));
  signal?.addEventListener("abort", end, { once: true });
  let output = "";
  const collect = (chunk: Buffer) => {
    output += String(chunk);
    onLine?.(output.trimEnd().split("\n").at(-1)?.trim() ?? "");
  };
  for (const stream of [child.stdout, child.stderr]) stream.on("data", collect);
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code, ending) => {
      signal?.removeEventListener("abort", end);
      if (signal?.aborted) reject(signal.reason as Error);
      else resolve({ code: code ?? 1, output, isKilled: ending === "SIGKILL" });
    });
  });
}

export async function requireTool(failure: string, args: string[], options?: ToolOptions): Promise<void> {
  const { code, output, isKilled } = await runTool(args, options);
  if (isKilled)
    throw new UserFacingError(
      "The system ended this step, most likely for want of memory; a build takes more than 1 GB.",
    );
  if (code !== 0) throw new UserFacingError(failure, { detail: output.trim().split("\n").slice(-40).join("\n") });
}
