import { spawn } from "node:child_process";
import { signalGroup } from "./child-process.ts";
import { Refusal, ROOT } from "./project.mjs";

interface ToolResult {
  code: number;
  output: string;
}

interface ToolOptions {
  env?: NodeJS.ProcessEnv;
  /** Ends the tool and whatever it started. */
  signal?: AbortSignal;
  onStart?: (pid: number) => void;
}

/** Runs a JavaScript tool of node_modules with this Node and collects what it writes. */
export function runTool(args: string[], { env = process.env, signal, onStart }: ToolOptions = {}): Promise<ToolResult> {
  signal?.throwIfAborted();
  const child = spawn(process.execPath, args, { cwd: ROOT, env, detached: true, stdio: ["ignore", "pipe", "pipe"] });
  // The tool leads a group of its own, so that its helpers end with it.
  const end = () => void (child.pid && signalGroup(child.pid, "SIGKILL"));
  signal?.addEventListener("abort", end, { once: true });
  if (child.pid) onStart?.(child.pid);
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += String(chunk)));
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code) => {
      signal?.removeEventListener("abort", end);
      if (signal?.aborted) reject(signal.reason as Error);
      else resolve({ code: code ?? 1, output });
    });
  });
}

/** The same, where a failure ends the command. @throws Refusal with the tool's own words below it. */
export async function requireTool(failure: string, args: string[], options?: ToolOptions): Promise<void> {
  const { code, output } = await runTool(args, options);
  if (code !== 0) throw new Refusal(failure, { detail: output.trim().split("\n").slice(-40).join("\n") });
}
