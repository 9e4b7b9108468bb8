// @ts-check
import { launch } from "./lib/launch.mjs";

// `node scripts/run.mjs <command> …`: one command of scripts/commands, with packages installed and on a current Node.
const [command = "", ...args] = process.argv.slice(2);
await launch(command, args);
