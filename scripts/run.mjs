// @ts-check
import { launch } from "./lib/launch.mjs";

// `node scripts/run.mjs [--develop] <command> …`: one command of scripts/commands, with its packages, on a current
// Node.
const args = process.argv.slice(2);
const packages = args[0] === "--develop" ? (args.shift(), "develop") : "run";
await launch(args.shift() ?? "", args, { packages });
