import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { freePort } from "../../scripts/lib/ports.ts";
import { inRoot } from "../../scripts/lib/project.mjs";

const NEXT = inRoot("node_modules", "next", "dist", "bin", "next");
const REFERENCE = inRoot("bench", "chat", "reference");

interface Reference {
  child: ChildProcess;
  /** Without a slash at the end. */
  url: string;
}

const environment = (settings: Record<string, string>) => ({
  ...process.env,
  NODE_ENV: "production" as const,
  NEXT_TELEMETRY_DISABLED: "1",
  ...settings,
});

/** Builds and starts the empty application of the same Next.js that measurements are compared with. */
export async function startReference(settings: Record<string, string> = {}): Promise<Reference> {
  execFileSync(process.execPath, [NEXT, "build"], { env: environment(settings), cwd: REFERENCE, stdio: "ignore" });
  return restartReference(settings);
}

/** Starts it as it was built last, with flags for Node if wanted. */
export async function restartReference(settings: Record<string, string>, flags: string[] = []): Promise<Reference> {
  const port = await freePort();
  const env = environment(settings);
  const child = spawn(process.execPath, [...flags, NEXT, "start", "-H", "127.0.0.1", "-p", String(port)], {
    env,
    cwd: REFERENCE,
    stdio: "ignore",
  });
  const url = `http://localhost:${port}`;
  for (;;) {
    const isUp = await fetch(url).then(
      () => true,
      () => false,
    );
    if (isUp) return { child, url };
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
