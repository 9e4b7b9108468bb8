// @ts-check
import { launch } from "./lib/launch.mjs";

// `node scripts/run.mjs [--develop] <command> …`: one file of scripts/commands, from a fresh clone. `--develop` installs
// the packages of the tests as well. Runs on Node 20 without installed packages.
const args = process.argv.slice(2);
const packages = args[0] === "--develop" ? (args.shift(), "develop") : "run";
await launch(args.shift() ?? "", args, { packages });
