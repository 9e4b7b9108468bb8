import { type ChildProcess, execFileSync, spawn, type StdioOptions } from "node:child_process";
import { freePort } from "../../scripts/lib/ports.ts";
import { inRoot } from "../../scripts/lib/project.mjs";

const NEXT = inRoot("node_modules", "next", "dist", "bin", "next");
const REFERENCE = inRoot("bench", "chat", "reference");

interface Reference {
  child: ChildProcess;
  url: string;
}

const environment = (settings: Record<string, string>) => ({
  ...process.env,
  NODE_ENV: "production" as const,
  NEXT_TELEMETRY_DISABLED: "1",
  ...settings,
});

let isBuilt = false;

function build(settings: Record<string, string>): void {
  if (isBuilt) return;
  const stdio: StdioOptions = ["ignore", "ignore", "inherit"];
  execFileSync(process.execPath, [NEXT, "build"], { env: environment(settings), cwd: REFERENCE, stdio });
  isBuilt = true;
}

/**
 * Starts the empty application of the same Next.js that measurements are compared with.
 * @throws Error when it cannot be built or ends before it responds.
 */
export async function startReference(settings: Record<string, string> = {}): Promise<Reference> {
  build(settings);
  const port = await freePort();
  const child = spawn(process.execPath, [NEXT, "start", "-H", "127.0.0.1", "-p", String(port)], {
    env: environment(settings),
    cwd: REFERENCE,
    stdio: ["ignore", "ignore", "inherit"],
  });
  const url = `http://localhost:${port}`;
  while (child.exitCode === null && child.signalCode === null) {
    const isUp = await fetch(url).then(
      () => true,
      () => false,
    );
    if (isUp) return { child, url };
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`The reference in ${REFERENCE} ended before it answered; above is what it said.`);
}
