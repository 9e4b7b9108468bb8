import { relative } from "node:path";
import { rewriteLock, unlock } from "../lib/lock.mjs";
import { openSink } from "../lib/output.ts";
import { ROOT } from "../lib/project.mjs";
import { loadSettings, type Settings } from "../lib/settings.ts";
import { Site } from "../lib/site.ts";
import { START_LOCK } from "../lib/start-lock.mjs";
import { Stopped, stopRequest } from "../lib/stop-request.ts";

/** `npm start` and `npm run dev`: everything up, kept up, and taken down in order. */
export default async function start(args: string[]): Promise<void> {
  const mode = args.includes("--dev") ? "dev" : "start";
  const stop = stopRequest();
  let site: Site | undefined;
  let isReady = false;
  rewriteLock(START_LOCK);
  try {
    const settings = loadSettings(mode);
    const { sink, file } = openSink(mode);
    site = new Site({ mode, settings, sink, stop });
    await site.bringUp();
    isReady = true;
    rewriteLock(START_LOCK, { note: settings.env.APP_URL });
    announce(settings, file);
    await site.stayUp();
  } catch (error) {
    if (!(error instanceof Stopped)) throw error;
    process.exitCode = 130;
  } finally {
    rewriteLock(START_LOCK, { stopping: true });
    const since = performance.now();
    if (isReady) process.stdout.write("\nStopping\n");
    await site?.takeDown();
    if (isReady) console.log(`Stopped after ${((performance.now() - since) / 1000).toFixed(1)} s`);
    unlock(START_LOCK);
  }
}

function announce({ env, isCodeOwn }: Settings, logFile: string | null): void {
  const seconds = (Date.now() - Number(process.env.CLARITY_LAUNCHED_AT)) / 1000;
  const lines = [
    "",
    `Clarity is ready after ${seconds.toFixed(1)} s`,
    "",
    `  Address      ${env.APP_URL}`,
    `  Access code  ${isCodeOwn ? env.ACCESS_CODE : "the one that is set as ACCESS_CODE"}`,
    ...(logFile ? [`  Log          ${relative(ROOT, logFile)}`] : []),
    ...(env.ENABLE_TEST_ROUTES
      ? ["", "  Test routes are on (ENABLE_TEST_ROUTES): anyone here may sign in as an admin and delete accounts."]
      : []),
    "",
    "Ctrl-C stops it.",
    "",
  ];
  console.log(lines.join("\n"));
}
