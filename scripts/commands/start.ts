import { relative } from "node:path";
import { AppStack } from "../lib/app-stack.ts";
import { rewriteLock, START_LOCK, unlock } from "../lib/lock.mjs";
import { readStartedModelStatus } from "../lib/model-status.ts";
import { openSink } from "../lib/output.ts";
import { ROOT, UserFacingError } from "../lib/project.mjs";
import { loadSettings, type Settings } from "../lib/settings.ts";
import { aborted, Stopped, stopRequest } from "../lib/stop-request.ts";

export type Row = [name: string, text: string];

interface RunOptions {
  mode: "start" | "dev";
  onReady?: (settings: Settings) => Promise<Row[]>;
}

export default function start(args: string[]): Promise<void> {
  return run({ mode: args.includes("--dev") ? "dev" : "start" });
}

export async function run({ mode, onReady }: RunOptions): Promise<void> {
  const stop = stopRequest();
  let stack: AppStack | undefined;
  let isReady = false;
  rewriteLock(START_LOCK);
  try {
    const settings = loadSettings(mode);
    const { sink, file } = openSink(mode);
    stack = new AppStack({ mode, settings, sink, stop });
    await stack.bringUp();
    isReady = true;
    rewriteLock(START_LOCK, { url: settings.env.APP_URL });
    await announce(settings, { logFile: file, stack, rows: (await onReady?.(settings)) ?? [] });
    const cause = await Promise.race([aborted(stop), stack.whenEnded()]);
    if (cause)
      throw new UserFacingError(`${cause}. \`npm start\` brings it back; a service manager does so by itself.`);
  } catch (error) {
    if (!(error instanceof Stopped)) throw error;
    process.exitCode = 130;
  } finally {
    rewriteLock(START_LOCK, { isStopping: true });
    const since = performance.now();
    if (isReady) process.stdout.write("\nStopping\n");
    await stack?.takeDown();
    if (isReady) console.log(`Stopped after ${((performance.now() - since) / 1000).toFixed(1)} s`);
    unlock(START_LOCK);
  }
}

interface Announced {
  logFile: string | null;
  stack: AppStack;
  rows: Row[];
}

async function announce(
  { env, isAccessCodeGenerated }: Settings,
  { logFile, stack, rows: first }: Announced,
): Promise<void> {
  const loggedMessage: AppStack["loggedMessage"] = (...args) => stack.loggedMessage(...args);
  const seconds = (Date.now() - Number(process.env.CLARITY_LAUNCHED_AT)) / 1000;
  const rows = [
    ...first,
    ["Trial", `${env.APP_URL}/try`],
    ["Access code", isAccessCodeGenerated ? env.ACCESS_CODE : "the one that is set as ACCESS_CODE"],
    ["Who answers", await readStartedModelStatus(env, { loggedMessage })],
    ["Make an admin", "npm run admin:create -- --email you@example.com --username you"],
    ...(logFile ? [["Log", relative(ROOT, logFile)]] : []),
    ["Stop", "Ctrl-C"],
  ];
  const lines = rows.map(([name = "", text = ""]) => `  ${name.padEnd(14)} ${text}`);
  if (env.ENABLE_TEST_ROUTES)
    lines.push("", "  Test routes are on (ENABLE_TEST_ROUTES): anyone may sign in as an admin and delete accounts.");
  console.log(`\nClarity is ready after ${seconds.toFixed(1)} s\n\n${lines.join("\n")}\n`);
}
