import { relative } from "node:path";
import { type AppStack, withAppStack } from "../lib/app/app-stack.ts";
import { readStartedModelStatus } from "../lib/app/model-status.ts";
import { ROOT, UserFacingError } from "../lib/project.mjs";
import type { Settings } from "../lib/settings.ts";

export type Row = [name: string, text: string];

export default function start(args: string[]): Promise<void> {
  return run(args.includes("--dev") ? "dev" : "start");
}

/** Runs until a stop request. `onReady` gives the rows that are printed first. */
export function run(mode: "start" | "dev", onReady?: (settings: Settings) => Promise<Row[]>): Promise<void> {
  return withAppStack(mode, async (stack) => {
    await announce(stack, (await onReady?.(stack.settings)) ?? []);
    const cause = await stack.whenEnded();
    if (cause)
      throw new UserFacingError(`${cause}. \`npm start\` brings it back; a service manager does so by itself.`);
  });
}

async function announce({ settings, output, logFile }: AppStack, first: Row[]): Promise<void> {
  const { env, isAccessCodeGenerated } = settings;
  const seconds = (Date.now() - Number(process.env.CLARITY_LAUNCHED_AT)) / 1000;
  const rows = [
    ...first,
    ["Trial", `${env.APP_URL}/try`],
    ["Access code", isAccessCodeGenerated ? env.ACCESS_CODE : "the one that is set as ACCESS_CODE"],
    ["Who answers", await readStartedModelStatus(env, output)],
    // In a demo the command would make one in the normal data folder, and the demo has its own.
    ...(env.CLARITY_DEMO ? [] : [["Make an admin", "npm run admin:create -- --email you@example.com --username you"]]),
    ...(logFile ? [["Log", relative(ROOT, logFile)]] : []),
    ["Stop", "Ctrl-C"],
  ];
  const lines = rows.map(([name = "", text = ""]) => `  ${name.padEnd(14)} ${text}`);
  if (env.ENABLE_TEST_ROUTES)
    lines.push("", "  Test routes are on (ENABLE_TEST_ROUTES): anyone may sign in as an admin and delete accounts.");
  console.log(`\nClarity is ready after ${seconds.toFixed(1)} s\n\n${lines.join("\n")}\n`);
}
